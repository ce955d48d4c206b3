import { agreementRules } from '../../contract/agreement/agreementRules.ts'
import { figureRules } from '../../contract/agreement/figures.ts'
import { faultOf } from './faultOf.ts'
import { companyMoneyRules } from './limits/companyMoneyRules.ts'
import { legalLimitRules } from './limits/legalLimitRules.ts'
import { limitRules } from './limits/limitRules.ts'
import { publishedLimitRules } from './limits/publishedLimitRules.ts'
import { moneyRules } from './moneyRules.ts'
import { noEffectQuestion } from './noEffectQuestion.ts'
import { copayOverPrice } from './payments/copayOverPrice.ts'
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
  ...figureRules.map(
    (rule) => ({ ...rule, check: ({ plans }) => rule.check(plans).map(faultOf) }) satisfies PlansRule,
  ),
  ...agreementRules.map(
    (rule) => ({ ...rule, check: (year) => rule.check(year).map(faultOf) }) satisfies PlansRule,
  ),
  ...plansTextRules,
  ...serviceRules,
  ...legalLimitRules,
  ...companyMoneyRules,
  ...publishedLimitRules,
  ...moneyRules,
  ...payrollRules,
  ...limitRules,
  ...paymentRules,
  preventiveCare,
  copayOverPrice,
  surchargeSign,
  ...scenarioRules,
  noEffectQuestion,
]
