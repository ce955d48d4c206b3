import type { BrokenClient } from './BrokenClient.ts'
import type { Loose } from '../sample.ts'

/** A plan that costs $10 more than another, with a change that may justify it. */
const worse =
  (index: number, change: (plan: Loose, instance: Loose, plans: Loose) => void): BrokenClient[1] =>
  (i, p) => {
    const plan = structuredClone(p.plans[index])
    Object.assign(plan, { key: 'worse', displayName: 'Worse Plan' })
    for (const { yearly } of plan.payroll) for (const tier of Object.keys(yearly)) yearly[tier] += 10
    p.plans.push(plan)
    change(plan, i, p)
  }

/** Plans that make no sense next to the others. */
export const brokenPlanComparisons: BrokenClient[] = [
  [
    'a dominated plan',
    (_, p) =>
      p.plans.push({
        ...p.plans[0],
        key: 'worse',
        displayName: 'Worse Plan',
        payroll: p.plans[0].payroll.map((row: Loose) => ({
          ...row,
          yearly: Object.fromEntries(Object.entries(row.yearly).map(([t, v]) => [t, (v as number) + 10])),
        })),
      }),
    'dominated-plan',
  ],
  [
    'a plan that is never the cheapest',
    (_, p) =>
      p.plans.push({
        ...p.plans[0],
        key: 'dear',
        displayName: 'Dear Plan',
        deductible: { individual: 200, family: 400, kind: 'embedded' },
        payroll: p.plans[0].payroll.map((row: Loose) => ({
          ...row,
          yearly: Object.fromEntries(Object.entries(row.yearly).map(([t, v]) => [t, (v as number) + 2000])),
        })),
      }),
    'never-best-plan',
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
    'never-best-plan',
  ],
  [
    'nothing for a plan that is the cheapest only for a mix of care',
    (_, p) =>
      p.plans.push({
        ...p.plans[0],
        key: 'middle',
        displayName: 'Middle Plan',
        deductible: { individual: 1000, family: 2000, kind: 'embedded' },
        outOfPocketMaximum: { individual: 2500, family: 5000, kind: 'embedded' },
        services: [{ service: 'visit', payment: { copay: 30 } }],
        payroll: [{ yearly: { EE: 400, ES: 880, EK: 600, EC: 800, EF: 1200 } }],
      }),
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
  ],
  [
    'nothing for a plan that is the cheapest only for employees who avoid their own money',
    (_, p) =>
      p.plans.push({
        ...p.plans[0],
        key: 'middle',
        displayName: 'Middle Plan',
        deductible: { individual: 3600, family: 7200, kind: 'embedded' },
        outOfPocketMaximum: { individual: 5900, family: 11800, kind: 'embedded' },
        payment: { deductible: true, coinsurance: 30 },
        services: [],
        payroll: [{ yearly: { EE: 600, ES: 1200, EK: 900, EC: 1100, EF: 1800 } }],
      }),
  ],
  ['a plan dominated where it is offered', worse(0, (plan) => (plan.locations = ['here'])), 'dominated-plan'],
  [
    'nothing for a plan with lower payroll deductions at one location',
    worse(0, (plan) => {
      const yearly = { EE: 1150, ES: 2500, EK: 1700, EC: 2300, EF: 3500 }
      plan.payroll.push({ ...plan.payroll[0], location: 7, yearly })
    }),
  ],
  [
    'nothing for a plan with more company money for one salary band',
    worse(
      1,
      (plan) =>
        (plan.account.companyMoneyByBand = [
          { salaryBand: 'low', amounts: { EE: 700, ES: 1200, EC: 1200, EF: 1200 } },
        ]),
    ),
  ],
  [
    'nothing for a plan with a company match',
    worse(
      1,
      (plan) => (plan.account.match = { percentage: 100, maximum: { EE: 300, ES: 600, EC: 600, EF: 600 } }),
    ),
  ],
  [
    'a plan with a credit of its own that is too small',
    worse(0, (_plan, i, p) => {
      i.surcharges.push({ id: 'course', statement: 'I completed the wellness program' })
      p.surcharges.push({ id: 'course', yearly: -5, plans: ['worse'] })
    }),
    'dominated-plan',
  ],
]
