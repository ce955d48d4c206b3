import { customScenarioId } from '../../../contract/customScenarioId.ts'
import type { CalculationInputs, CoverageCode, ServiceUses } from '../../../contract/inputs.ts'
import type { Id, Instance } from '../../../contract/instance.ts'
import { salaryBandsOf } from '../../../contract/offers.ts'
import { noPersonalAnswers } from '../../../contract/personalQuestions.ts'
import type { PlansDocument, Plan } from '../../../contract/plans.ts'
import { tiersOf } from '../../../contract/tiers.ts'
import { surchargeApplies } from '../../../contract/applicableInputs.ts'

/**
 * Employees in a year without care: for each tier, and for each answer on which the plans depend. These are every salary
 * band, a location for each different offer, the savings styles if there is a company match, and each surcharge of only
 * some plans.
 */
export function* sampleEmployees(instance: Instance, plans: PlansDocument): Generator<CalculationInputs> {
  const noCare = { ...noPersonalAnswers, scenario: customScenarioId, customScenario: [] }
  for (const salaryBand of salaryBandsOf(instance))
    for (const location of sampleLocations(instance, plans))
      for (const savingsStyle of sampleStyles(instance, plans))
        for (const coverage of tiersOf(instance))
          for (const surcharges of sampleSurcharges(instance, plans, coverage))
            yield { ...noCare, coverage, salaryBand, location, savingsStyle, surcharges }
}

/** The care in a year: every scenario, and mixes of a few services. */
export function sampleCare(
  { scenarios }: Instance,
  { services }: PlansDocument,
): Pick<CalculationInputs, 'scenario' | 'customScenario'>[] {
  const mixes =
    services.length === 0 ? [] : Array.from({ length: mixCount }, (_, mix) => mixOf(services, mix + 1))
  return [
    ...scenarios.map(({ id }) => ({ scenario: id, customScenario: null })),
    ...mixes.map((uses) => ({ scenario: customScenarioId, customScenario: uses })),
  ]
}

/** The savings style decides whether the company match counts. [null] if it makes no difference to costs. */
function sampleStyles({ features }: Instance, { plans, savingsStyles }: PlansDocument): (Id | null)[] {
  if (!features.savings || plans.every(({ account }) => !account?.match)) return [null]
  const styles = [true, false].map((avoids) => savingsStyles.find((style) => style.avoidsOwnMoney === avoids))
  return styles.flatMap((style) => style?.id ?? [])
}

/** No surcharge, and each one that costs more under some plans than under others. */
function sampleSurcharges(
  instance: Instance,
  { surcharges }: PlansDocument,
  tier: CoverageCode,
): CalculationInputs['surcharges'][] {
  const statements = new Map(instance.surcharges.map((statement) => [statement.id, statement]))
  const dependent = surcharges
    .filter(({ plans, paidIntoAccount }) => plans !== undefined || paidIntoAccount)
    .filter(({ id }) => surchargeApplies(statements.get(id)!, tier))
  return [{}, ...dependent.map(({ id }) => ({ [String(id)]: true }))]
}

const mixCount = 24

const maxUses = 24

/** For a mix's first, second, and third service: the primes that pick the service and its number of uses. */
const primes = [
  [2, 3],
  [5, 7],
  [11, 13],
] as const

/** One to three services. All mixes together are spread evenly over the possible ones, and always the same. */
function mixOf(services: PlansDocument['services'], mix: number): ServiceUses[] {
  const uses = new Map(
    primes.slice(0, 1 + (mix % primes.length)).map(([servicePrime, usesPrime]) => {
      const { id, name } = services[Math.floor(quasiRandom(mix, servicePrime) * services.length)]!
      // Squaring makes few uses more frequent than many.
      return [id, { id, name, uses: Math.ceil(maxUses * quasiRandom(mix, usesPrime) ** 2) }]
    }),
  )
  return [...uses.values()]
}

/**
 * A Richtmyer sequence: numbers from 0 to below 1, spread evenly over many indexes, and uncorrelated between primes. It
 * consists of the fractional parts of the multiples of the prime's square root.
 */
function quasiRandom(index: number, prime: number) {
  return (index * Math.sqrt(prime)) % 1
}

/**
 * The locations that plans or payroll deductions name, and one of the others; [null] if employees are not asked. Location
 * factors make no difference to the offer.
 */
function sampleLocations({ features, locations }: Instance, { plans }: PlansDocument): (Id | null)[] {
  if (!features.locations) return [null]
  const named = new Set(plans.flatMap(namedLocations))
  const other = locations.find(({ id }) => !named.has(id))
  return locations.map(({ id }) => id).filter((id) => named.has(id) || id === other?.id)
}

/** Whether plans or payroll deductions depend on the location. */
export function dependsOnLocation(plans: readonly Plan[]): boolean {
  return plans.some((plan) => namedLocations(plan).length > 0)
}

function namedLocations({ locations = [], payroll }: Plan): Id[] {
  return [...locations, ...payroll.flatMap(({ location = [] }) => location)]
}
