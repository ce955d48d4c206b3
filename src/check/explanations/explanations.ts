import { agreementExplanations } from './agreementExplanations.ts'
import { fileExplanations } from './fileExplanations.ts'
import { instanceExplanations } from './instanceExplanations.ts'
import { languageExplanations } from './languageExplanations.ts'
import { limitExplanations } from './limitExplanations.ts'
import { paymentExplanations } from './paymentExplanations.ts'
import { payrollExplanations } from './payrollExplanations.ts'
import { plansExplanations } from './plansExplanations.ts'
import { structureExplanations } from './structureExplanations.ts'
import type { Explanation } from './Explanation.ts'

/** By rule code. They are not part of the rules, so that only the CLI loads them. */
export const explanations: Readonly<Record<string, Explanation>> = {
  ...fileExplanations,
  ...structureExplanations,
  ...agreementExplanations,
  ...instanceExplanations,
  ...languageExplanations,
  ...limitExplanations,
  ...payrollExplanations,
  ...paymentExplanations,
  ...plansExplanations,
}
