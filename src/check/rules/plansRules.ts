import { consistencyRules } from '../../contract/consistency/consistency.ts'
import { figureRules } from '../../contract/consistency/figures.ts'
import { idOfAnotherType } from '../../contract/consistency/idTypes.ts'
import { coinsuranceRules } from './coinsuranceRules.ts'
import { companyMoneyRules } from './companyMoneyRules.ts'
import { toLinterRule } from './contractIssues.ts'
import { noEffectQuestion } from './noEffectQuestions.ts'
import { lawRules } from './lawRules.ts'
import { limitRules } from './limitRules.ts'
import { misspelledId, withIdsCorrected } from './misspelledIds.ts'
import { moneyRules } from './moneyRules.ts'
import { paymentRules } from './paymentRules.ts'
import { payrollRules } from './payrollRules.ts'
import { planRules } from './planRules.ts'
import { preventiveCare } from './preventiveCare.ts'
import { publishedLimitRules } from './publishedLimits.ts'
import { scenarioRules } from './scenarioRules.ts'
import { serviceNames } from './serviceNames.ts'
import { surchargeSign } from './surchargeSign.ts'
import type { PlansRule } from './Rule.ts'
import { plansTextRules } from './textRules.ts'

/** What is asked of a plans document beside its instance: first what the service refuses, then what looks odd. */
export const plansRules: readonly PlansRule[] = [
  ...figureRules
    .map(toLinterRule)
    .map(({ check, ...rule }): PlansRule => ({ ...rule, check: ({ plans }) => check(plans) })),
  toLinterRule(idOfAnotherType),
  misspelledId,
  ...consistencyRules
    .map(toLinterRule)
    .map(({ check, ...rule }): PlansRule => ({ ...rule, check: (year) => check(withIdsCorrected(year)) })),
  ...plansTextRules,
  serviceNames,
  ...lawRules,
  ...companyMoneyRules,
  ...publishedLimitRules,
  ...moneyRules,
  ...payrollRules,
  ...limitRules,
  ...coinsuranceRules,
  ...paymentRules,
  preventiveCare,
  ...planRules,
  surchargeSign,
  ...scenarioRules,
  noEffectQuestion,
]
