import type { Explanation } from './Explanation.ts'
import { agreementExplanations } from './agreementExplanations.ts'
import { amountExplanations } from './amountExplanations.ts'
import { fileExplanations } from './fileExplanations.ts'
import { instanceExplanations } from './instanceExplanations.ts'
import { lawExplanations } from './lawExplanations.ts'
import { paymentExplanations } from './paymentExplanations.ts'
import { structureExplanations } from './structureExplanations.ts'

/** By the code of the rule. */
export const explanations: Readonly<Record<string, Explanation>> = {
  ...fileExplanations,
  ...structureExplanations,
  ...instanceExplanations,
  ...agreementExplanations,
  ...lawExplanations,
  ...amountExplanations,
  ...paymentExplanations,
}
