import type { MoneyByTier, Plan } from '../../contract/plans.ts'
import type { PlanKind } from './Answers.ts'

type UsualPlan = Omit<Plan, 'payroll'> & { yearly: Required<MoneyByTier> }

const preventive = { service: 'preventive', payment: {} }

/** Plans of the kinds that employers offer, with figures of the usual size, to be replaced by the client's own. */
export const usualPlans: Record<PlanKind, UsualPlan> = {
  ppo: {
    key: 'ppo',
    displayName: 'PPO Plan',
    deductible: { individual: 500, family: 1000, kind: 'embedded' },
    outOfPocketMaximum: { individual: 3500, family: 7000, kind: 'embedded' },
    payment: { deductible: true, coinsurance: 20 },
    services: [
      preventive,
      { service: 'primary', payment: { copay: 25 } },
      { service: 'specialist', payment: { copay: 40 } },
      { service: 'urgent', payment: { copay: 50 } },
      { service: 'emergency', payment: { deductible: true, copay: 150, coinsurance: 20 } },
      { service: 'generic', payment: { copay: 10 } },
      { service: 'brand', payment: { copay: 35 } },
    ],
    yearly: { EE: 1200, ES: 2800, EK: 2000, EC: 2500, EF: 4200 },
  },
  hdhp: {
    key: 'hdhp',
    displayName: 'High Deductible Plan with HSA',
    deductible: { individual: 2000, family: 4000, kind: 'aggregate' },
    outOfPocketMaximum: { individual: 5000, family: 10_000, kind: 'embedded' },
    payment: { deductible: true, coinsurance: 20 },
    services: [preventive],
    account: {
      type: 'HSA',
      companyMoney: { EE: 500, ES: 1000, EC: 1000, EF: 1000 },
      needsOwnMoney: true,
    },
    yearly: { EE: 360, ES: 960, EK: 660, EC: 840, EF: 1500 },
  },
  copay: {
    key: 'copay',
    displayName: 'Copay Plan',
    deductible: { individual: 0, family: 0, kind: 'embedded' },
    outOfPocketMaximum: { individual: 3000, family: 6000, kind: 'embedded' },
    payment: { copay: 30 },
    services: [
      preventive,
      { service: 'emergency', payment: { copay: 200 } },
      { service: 'generic', payment: { copay: 5 } },
      { service: 'mri', payment: { copay: 100 } },
      { service: 'surgery', payment: { copay: 200 } },
      { service: 'hospital', payment: { copay: 200, copayDays: 3 } },
    ],
    yearly: { EE: 1800, ES: 4000, EK: 2900, EC: 3600, EF: 6000 },
  },
}
