import { consistencyRules } from '../../contract/consistency/checkConsistency.ts'
import { figureRules } from '../../contract/consistency/figures.ts'
import { idOfAnotherType } from '../../contract/consistency/idTypes.ts'
import { toLinterRule } from './contractRules.ts'
import { accountRules } from './accountRules.ts'
import { companyMoneyRules } from './companyMoneyRules.ts'
import { legalLimitRules } from './legalLimitRules.ts'
import { limitRules } from './limitRules.ts'
import { misspelledId, withIdsCorrected } from './misspellings.ts'
import { moneyRules } from './moneyRules.ts'
import { otherProviderRules } from './otherProviderRules.ts'
import { paymentRules } from './paymentRules.ts'
import { planValueRules } from './planValueRules.ts'
import { preventiveCareRules } from './preventiveCareRules.ts'
import { payrollRules } from './payroll/payrollRules.ts'
import type { PlansRule } from '../LinterRule.ts'
import { scenarioRules } from './scenarioRules.ts'
import { serviceRules } from './serviceRules.ts'
import { plansTextRules } from './textRules.ts'
import { questionRules } from './questionRules.ts'
import { typicalRules } from './typicalRules.ts'

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
  ...moneyRules,
  ...payrollRules,
  ...limitRules,
  ...paymentRules,
  ...otherProviderRules,
  ...preventiveCareRules,
  ...planValueRules,
  ...accountRules,
  ...scenarioRules,
  ...questionRules,
  ...typicalRules,
]
