import { agreementRules } from '../../contract/agreement/agreementRules.ts'
import { figureRules } from '../../contract/agreement/figures.ts'
import { faultOf } from './faultOf.ts'
import { idleQuestion } from './idleQuestions.ts'
import { lawRules } from './lawRules.ts'
import { moneyRules } from './moneyRules.ts'
import { payrollRules } from './payrollRules.ts'
import { planRules } from './planRules.ts'
import { publishedLimitRules } from './publishedLimits.ts'
import type { PlansRule } from './Rule.ts'
import { plansTextRules } from './textRules.ts'

/** What is asked of a plans document beside its instance: first what the service refuses, then what looks odd. */
export const plansRules: readonly PlansRule[] = [
  ...figureRules.map(
    (rule) => ({ ...rule, check: ({ plans }) => rule.check(plans).map(faultOf) }) satisfies PlansRule,
  ),
  ...agreementRules.map(
    (rule) => ({ ...rule, check: (year) => rule.check(year).map(faultOf) }) satisfies PlansRule,
  ),
  ...plansTextRules,
  ...lawRules,
  ...publishedLimitRules,
  ...moneyRules,
  ...payrollRules,
  ...planRules,
  idleQuestion,
]
