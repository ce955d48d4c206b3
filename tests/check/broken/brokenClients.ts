import { brokenAdvice } from './advice.ts'
import { brokenAgreement } from './agreement.ts'
import { brokenInstances } from './instance.ts'
import { brokenTranslations } from './languages.ts'
import { brokenLegalLimits } from './legalLimits.ts'
import { misspelledIds } from './misspelledIds.ts'
import { misspelledNames } from './misspelledNames.ts'
import { brokenMoney } from './money.ts'
import { brokenQuestions } from './noEffectQuestion.ts'
import { brokenOffers } from './offers.ts'
import { brokenOutliers } from './outliers.ts'
import { brokenPaymentProperties } from './paymentProperties.ts'
import { brokenPayments } from './payments.ts'
import { brokenPayroll } from './payroll.ts'
import { brokenPlanComparisons } from './planComparison.ts'
import { brokenStructure } from './structure.ts'

/** Every change that breaks the sample client, by what it breaks. */
export const brokenClients = [
  ['structure', brokenStructure],
  ['advice of the schemas', brokenAdvice],
  ['instances', brokenInstances],
  ['agreement of the documents', brokenAgreement],
  ['misspelled ids', misspelledIds],
  ['misspelled names', misspelledNames],
  ['payments', brokenPayments],
  ['properties of payments', brokenPaymentProperties],
  ['offers, accounts, and surcharges', brokenOffers],
  ['payroll', brokenPayroll],
  ['legal limits', brokenLegalLimits],
  ['money', brokenMoney],
  ['outliers', brokenOutliers],
  ['plan comparison', brokenPlanComparisons],
  ['questions', brokenQuestions],
  ['translations', brokenTranslations],
] as const
