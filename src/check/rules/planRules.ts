import type { Plan } from '../../contract/plans.ts'
import { dollars } from './dollars.ts'
import { middle } from './oddOnes.ts'
import type { DocumentFault, PlansRule } from './Rule.ts'
import { usualCopayRatio, usualFactor } from './usualAmounts.ts'

/** What hardly any plan means. */
export const planRules: readonly PlansRule[] = [
  {
    code: 'deductible-over-maximum',
    severity: 'warning',
    title: 'A deductible is no higher than the maximum.',
    check: ({ plans }) =>
      eachPlan(plans.plans, ({ deductible, outOfPocketMaximum }, path) =>
        (['individual', 'family'] as const)
          .filter((name) => deductible[name] > outOfPocketMaximum[name])
          .map((name) => ({
            pointer: `${path}/deductible/${name}`,
            message: `The deductible of ${dollars(deductible[name])} is never reached: the maximum is ${dollars(outOfPocketMaximum[name])}.`,
            mend: 'Write a deductible that is no higher than the maximum.',
          })),
      ),
  },
  {
    code: 'individual-over-family',
    severity: 'warning',
    title: 'No person has a higher limit than the whole family.',
    check: ({ plans }) =>
      eachPlan(plans.plans, (plan, path) =>
        (['deductible', 'outOfPocketMaximum'] as const)
          .filter((name) => plan[name].individual > plan[name].family)
          .map((name) => ({
            pointer: `${path}/${name}/individual`,
            message: `One person has a limit of ${dollars(plan[name].individual)}, and the family together ${dollars(plan[name].family)}.`,
            mend: 'See whether the two amounts have changed places.',
          })),
      ),
  },
  {
    code: 'coinsurance-like-a-fraction',
    severity: 'warning',
    title: 'A percentage is written as 20, not as 0.2.',
    check: ({ plans }) =>
      eachPlan(plans.plans, ({ payment, services = [] }, path) =>
        [
          { payment, pointer: `${path}/payment/coinsurance` },
          ...services.map((row, place) => ({
            payment: row.payment,
            pointer: `${path}/services/${place}/payment/coinsurance`,
          })),
        ]
          .filter(({ payment: { coinsurance = 0 } }) => coinsurance > 0 && coinsurance < 1)
          .map(({ payment: { coinsurance = 0 }, pointer }) => ({
            pointer,
            message: `This is ${coinsurance} per cent, less than one in a hundred.`,
            mend: `Write ${Math.round(coinsurance * 10_000) / 100} for ${Math.round(coinsurance * 10_000) / 100}%; if it is meant, say why in accepted.json.`,
          })),
      ),
  },
  {
    code: 'copay-over-price',
    severity: 'warning',
    title: 'A copay is no multiple of what a use costs.',
    check: ({ plans: { services, plans } }) => {
      const prices = new Map(services.map(({ id, allowedAmount }) => [id, allowedAmount]))
      const usual = middle([...prices.values()].filter((price) => price > 0))
      return eachPlan(plans, ({ payment, services: paid = [] }, path) => [
        ...overPrice(`${path}/payment/copay`, payment.copay, usual, 'a use of the service in the middle'),
        ...paid.flatMap((row, place) =>
          overPrice(
            `${path}/services/${place}/payment/copay`,
            row.payment.copay,
            prices.get(row.service),
            'a use',
          ),
        ),
      ])
    },
  },
  {
    code: 'unusual-factor',
    severity: 'warning',
    title: 'No place is several times as dear as another.',
    check: ({ plans: { locations } }) =>
      locations.flatMap(({ factor }, place) =>
        factor < usualFactor.least || factor > usualFactor.most
          ? [
              {
                pointer: `/locations/${place}/factor`,
                message: `With a factor of ${factor}, care costs ${dollars(Math.round(factor * 10_000) / 100)} here where it costs $100 elsewhere.`,
                mend: 'Write 1.1 for a place that is 10% dearer; if it is meant, say why in accepted.json.',
              },
            ]
          : [],
      ),
  },
  {
    code: 'persons-of-tier',
    severity: 'warning',
    title: 'Each tier covers those that its name says.',
    check: ({ plans: { persons } }) =>
      Object.entries(coverage)
        .filter(([tier, covers]) => !covers(persons[tier as keyof typeof coverage]))
        .map(([tier]) => ({
          pointer: `/persons/${tier}`,
          message: `The tier ${tier} is taken to cover others than its name says.`,
          mend: 'EE is the employee, ES with spouse, EK with one child, EC with children, EF with both.',
        })),
  },
]

type Covers = (persons: { adults: number; children: number }) => boolean

const coverage: Record<'EE' | 'ES' | 'EK' | 'EC' | 'EF', Covers> = {
  EE: ({ adults, children }) => adults === 1 && children === 0,
  ES: ({ adults, children }) => adults === 2 && children === 0,
  EK: ({ adults, children }) => adults === 1 && children === 1,
  EC: ({ adults, children }) => adults === 1 && children > 0,
  EF: ({ adults, children }) => adults === 2 && children > 0,
}

function overPrice(pointer: string, copay = 0, price = Infinity, use: string): DocumentFault[] {
  if (copay === 0 || copay < usualCopayRatio * price) return []
  if (price === 0)
    return [
      {
        pointer,
        message: `The copay is ${dollars(copay)}, and a use costs nothing.`,
        mend: 'Write what a use costs to services, or take the copay out.',
      },
    ]
  return [
    {
      pointer,
      message: `The copay of ${dollars(copay)} is ${Math.round(copay / price)} times the ${dollars(Math.round(price))} that ${use} costs.`,
      mend: 'Write it in dollars for one use.',
    },
  ]
}

function eachPlan(plans: Plan[], check: (plan: Plan, path: string) => DocumentFault[]) {
  return plans.flatMap((plan, place) => check(plan, `/plans/${place}`))
}
