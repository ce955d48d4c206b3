import { consistencyRules } from '../../contract/consistency/checkConsistency.ts'
import { figureRules } from '../../contract/consistency/figures.ts'
import { idOfAnotherType } from '../../contract/consistency/idTypes.ts'
import { toLinterRule } from './contractRules.ts'
import { accountRules } from './accountRules.ts'
import { companyMoneyRules } from './limits/companyMoneyRules.ts'
import { legalLimitRules } from './limits/legalLimitRules.ts'
import { limitRules } from './limits/limitRules.ts'
import { publishedLimitRules } from './limits/publishedLimitRules.ts'
import { misspelledId, withIdsCorrected } from './misspelledIds.ts'
import { moneyRules } from './moneyRules.ts'
import { noEffectQuestion } from './noEffectQuestion.ts'
import { offerWithoutQuestion } from './offerWithoutQuestion.ts'
import { copayOverPrice } from './payments/copayOverPrice.ts'
import { paymentPropertyRules } from './payments/paymentPropertyRules.ts'
import { paymentRules } from './payments/paymentRules.ts'
import { preventiveCare } from './payments/preventiveCare.ts'
import { payrollRules } from './payroll/payrollRules.ts'
import type { PlansRule } from './Rule.ts'
import { scenarioRules } from './scenarioRules.ts'
import { serviceRules } from './serviceRules.ts'
import { surchargeSign } from './surchargeSign.ts'
import { plansTextRules } from './textRules.ts'

/** The rules on plans.json together with its instance.json. First errors, which the service rejects, then warnings. */
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
  ...serviceRules,
  ...legalLimitRules,
  ...companyMoneyRules,
  ...publishedLimitRules,
  ...moneyRules,
  ...payrollRules,
  ...limitRules,
  ...paymentRules,
  ...paymentPropertyRules,
  preventiveCare,
  copayOverPrice,
  surchargeSign,
  ...accountRules,
  ...scenarioRules,
  noEffectQuestion,
  offerWithoutQuestion,
]
