import type { Id, Instance } from '../contract/instance.ts'
import { noPersonalAnswers } from '../contract/personalQuestions.ts'
import type { Payment, Plan, PlansDocument } from '../contract/plans.ts'
import { runToEnd } from '../engine/calculate.ts'
import { createModel } from '../engine/createModel.ts'
import { careCost, resolveInputs } from '../engine/resolveInputs.ts'
import { expectedCosts } from '../engine/scenarioCosts.ts'
import { findCatalogService } from './catalogEntries.ts'
import { standardServices, standardYears, type StandardService } from './standardPopulation.ts'

/** The share of a standard population's care that a plan pays for an employee alone, from 0 to 1. */
export interface PlanValue {
  share: number
  /** The same with the company's money in an account, as far as it pays for care. */
  withMoney: number
}

/** Estimates the actuarial value of each plan, by plan key. README.md describes the population and the method. */
export function planValues(
  document: PlansDocument,
  { client, features }: Pick<Instance, 'client' | 'features'>,
): Map<string, PlanValue> {
  const model = createModel(standardDocument(document), { client, features, scenarios: [], surcharges: [] })
  const years = standardYears.map(([gold = 0, bronze = 0], scenario) => {
    const inputs = {
      coverage: 'EE',
      scenario,
      customScenario: null,
      surcharges: {},
      ...noPersonalAnswers,
    } as const
    const resolved = resolveInputs(model, inputs)
    const costs = runToEnd(expectedCosts(resolved))
    return { gold, bronze, care: careCost(resolved), costs }
  })
  return new Map(
    document.plans.map(({ key }, plan) => {
      const paid = (population: 'gold' | 'bronze', withMoney: boolean) => {
        const sumOf = (amountOf: (year: (typeof years)[number]) => number) =>
          years.reduce((sum, year) => sum + year[population] * amountOf(year), 0)
        const expenses = sumOf(
          ({ costs }) => costs[plan]!.outOfPocket - (withMoney ? costs[plan]!.accountMoney : 0),
        )
        return 1 - expenses / sumOf(({ care }) => care)
      }
      const bronze = paid('bronze', false)
      const goldPart = Math.min(1, Math.max(0, (bronze - bronzeUntil) / (goldFrom - bronzeUntil)))
      const mix = (withMoney: boolean) =>
        goldPart * paid('gold', withMoney) + (1 - goldPart) * paid('bronze', withMoney)
      return [key, { share: mix(false), withMoney: mix(true) }]
    }),
  )
}

/**
 * CMS values Bronze plans with the people who choose Bronze plans. If a plan pays up to `bronzeUntil` of their care, only
 * they count; from `goldFrom` on, only people with a Gold plan.
 */
const bronzeUntil = 0.66
const goldFrom = 0.7

/** The document with the standard services. A plan pays them as it pays the client's services of the same kind. */
function standardDocument(document: PlansDocument): PlansDocument {
  const services = standardServices.map((standard) => ({
    id: `standard: ${standard.name}`,
    allowedAmount: standard.price,
    own: findLike(document, standard),
    ...standard,
  }))
  return {
    ...document,
    coveredMonths: 12,
    persons: { ...document.persons, EE: { adults: 1, children: 0 } },
    services: [...document.services, ...services],
    scenarios: standardYears.map(([, , ...counts], id) => ({
      id,
      uses: counts.flatMap((perAdult, index) =>
        perAdult > 0 ? [{ service: services[index]!.id, perAdult }] : [],
      ),
    })),
    // A plan's value depends neither on its eligibility and payroll deduction nor on its payments at other providers.
    plans: document.plans.map(({ locations: _, salaryBands: __, otherProviders: ___, account, ...plan }) => ({
      ...plan,
      ...(account && { account: { ...account, counts: 'capped' as const } }),
      payroll: [{ yearly: { EE: 0, ES: 0, EC: 0, EF: 0 } }],
      services: services.map(({ id, own, isFree }) => {
        const { copayWaivedWith, ...payment } = own === undefined && isFree ? {} : paymentOf(plan, own)
        const waivedWith = services.find((each) => each.own !== undefined && each.own === copayWaivedWith)
        return { service: id, payment: { ...payment, ...(waivedWith && { copayWaivedWith: waivedWith.id }) } }
      }),
    })),
  }
}

/** The ID of the client's service of a kind, whose name or name in the catalog tells it; undefined if there is none. */
function findLike({ services }: PlansDocument, { like, isDrug = false }: StandardService): Id | undefined {
  return like
    .flatMap((pattern) =>
      services.filter(
        (own) =>
          (own.isDrug ?? false) === isDrug &&
          pattern.test([own.name, findCatalogService(own.name)?.name.en].join(' ')),
      ),
    )
    .at(0)?.id
}

/** A kind of care that the client does not list has the plan's usual payment. */
function paymentOf({ services = [], payment }: Plan, own: Id | undefined): Payment {
  return services.find(({ service }) => service === own)?.payment ?? payment
}

/**
 * The metal levels of 45 CFR 156.140(b) are 60, 70, 80, and 90 percent. The ranges, in percent, are the widest that were
 * legal in any year: from four points below to two points above, and five above for a Bronze plan.
 */
export const metalLevels = [
  { name: 'Bronze', from: 56, to: 65 },
  { name: 'Silver', from: 66, to: 72 },
  { name: 'Gold', from: 76, to: 82 },
  { name: 'Platinum', from: 86, to: 92 },
] as const

/** The level of a share in whole percent, such as Gold, or what it is between. */
export function metalLevel(share: number): string {
  const percent = Math.round(share * 100)
  const above = metalLevels.findIndex(({ to }) => percent <= to)
  const level = metalLevels[above]
  if (!level) return 'above Platinum'
  if (percent >= level.from) return level.name
  return above === 0 ? 'below Bronze' : `between ${metalLevels[above - 1]!.name} and ${level.name}`
}
