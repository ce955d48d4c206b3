import { agreementRules } from '../../contract/agreement/agreementRules.ts'
import { figureRules } from '../../contract/agreement/figures.ts'
import { coinsuranceRules } from './coinsuranceRules.ts'
import { companyMoneyRules } from './companyMoneyRules.ts'
import { faultOf } from './faultOf.ts'
import { noEffectQuestion } from './noEffectQuestions.ts'
import { lawRules } from './lawRules.ts'
import { limitRules } from './limitRules.ts'
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
  ...figureRules.map(
    (rule) => ({ ...rule, check: ({ plans }) => rule.check(plans).map(faultOf) }) satisfies PlansRule,
  ),
  ...agreementRules.map(
    (rule) => ({ ...rule, check: (year) => rule.check(year).map(faultOf) }) satisfies PlansRule,
  ),
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
