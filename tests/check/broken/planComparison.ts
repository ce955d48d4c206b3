import type { BrokenClient } from './BrokenClient.ts'
import type { Loose } from '../sample.ts'

/** Plans that make no sense next to the others. */
export const brokenPlanComparisons: BrokenClient[] = [
  [
    'a dominated plan',
    (_, p) => {
      p.plans.push({
        ...p.plans[0],
        key: 'worse',
        displayName: 'Worse Plan',
        payroll: p.plans[0].payroll.map((row: Loose) => ({
          ...row,
          yearly: Object.fromEntries(Object.entries(row.yearly).map(([t, v]) => [t, (v as number) + 10])),
        })),
      })
    },
    [
      "warning dominated-plan | ours/plans.json#/plans/2/displayName | \"Worse Plan\" | 'Worse Plan' costs at least as much as 'Rich Plan', whatever care is used, in every tier and salary band. | Check its payroll deductions, limits, and payments: no employee is better off with it. If there is another reason to offer the plan, give it in accepted.json under 'dominated-plan'.",
    ],
  ],
  [
    'a plan that is never the cheapest',
    (_, p) => {
      p.plans.push({
        ...p.plans[0],
        key: 'dear',
        displayName: 'Dear Plan',
        deductible: { individual: 200, family: 400, kind: 'embedded' },
        payroll: p.plans[0].payroll.map((row: Loose) => ({
          ...row,
          yearly: Object.fromEntries(Object.entries(row.yearly).map(([t, v]) => [t, (v as number) + 2000])),
        })),
      })
    },
    [
      "warning never-best-plan | ours/plans.json#/plans/2/displayName | \"Dear Plan\" | 'Dear Plan' is not the cheapest in any of 340 sample years: every scenario, no care, the out-of-pocket maximum, and mixes of up to three services. 'Rich Plan' always costs less, by $1,910 to $2,000 a year. | Check its payroll deductions, limits, and payments. If there is another reason to offer the plan, give it in accepted.json under 'never-best-plan'.",
    ],
  ],
  [
    'a plan that different plans beat in different years',
    (_, p) => {
      p.plans[1].account.needsOwnMoney = false
      p.plans.push({
        ...p.plans[1],
        key: 'between',
        displayName: 'Between Plan',
        account: undefined,
        outOfPocketMaximum: { individual: 5000, family: 10000, kind: 'embedded' },
        payroll: [{ yearly: { EE: 400, ES: 900, EK: 560, EC: 780, EF: 1300 } }],
      })
    },
    [
      "warning never-best-plan | ours/plans.json#/plans/2/displayName | \"Between Plan\" | 'Between Plan' is not the cheapest in any of 340 sample years: every scenario, no care, the out-of-pocket maximum, and mixes of up to three services. In the closest year, 'Lean Plan with HSA' costs $40 less. | Check its payroll deductions, limits, and payments. If there is another reason to offer the plan, give it in accepted.json under 'never-best-plan'.",
    ],
  ],
  [
    'nothing for a plan that is the cheapest only for a mix of care',
    (_, p) => {
      p.plans.push({
        ...p.plans[0],
        key: 'middle',
        displayName: 'Middle Plan',
        deductible: { individual: 1000, family: 2000, kind: 'embedded' },
        outOfPocketMaximum: { individual: 2500, family: 5000, kind: 'embedded' },
        services: [{ service: 'visit', payment: { copay: 30 } }],
        payroll: [{ yearly: { EE: 400, ES: 880, EK: 600, EC: 800, EF: 1200 } }],
      })
    },
    [],
  ],
  [
    'nothing for a plan that is the cheapest in only one salary band',
    (_, p) => {
      p.plans[1].account.needsOwnMoney = false
      p.plans.push({
        ...p.plans[0],
        key: 'middle',
        displayName: 'Middle Plan',
        deductible: { individual: 1000, family: 2000, kind: 'embedded' },
        outOfPocketMaximum: { individual: 2600, family: 6000, kind: 'embedded' },
        services: [{ service: 'visit', payment: { copay: 30 } }],
        payroll: [{ yearly: { EE: 1400, ES: 3000, EK: 2100, EC: 2800, EF: 4200 } }],
      })
    },
    [],
  ],
  [
    'nothing for a plan that is the cheapest only for employees who avoid their own money',
    (_, p) => {
      p.plans.push({
        ...p.plans[0],
        key: 'middle',
        displayName: 'Middle Plan',
        deductible: { individual: 3600, family: 7200, kind: 'embedded' },
        outOfPocketMaximum: { individual: 5900, family: 11800, kind: 'embedded' },
        payment: { deductible: true, coinsurance: 30 },
        services: [],
        payroll: [{ yearly: { EE: 600, ES: 1200, EK: 900, EC: 1100, EF: 1800 } }],
      })
    },
    [],
  ],
]
