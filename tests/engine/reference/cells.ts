import type { CalculationInputs, CoverageCode } from '../../../src/contract/inputs.ts'
import type { Id, Instance } from '../../../src/contract/instance.ts'
import type { PlansDocument } from '../../../src/contract/plans.ts'
import { tiersOf } from '../../../src/contract/tiers.ts'
import { noPersonalAnswers } from '../../../src/contract/personalQuestions.ts'
import { samples } from '../../kit/samples.ts'
import type { Cell } from './household.ts'
import { randomNumbers } from './simulateYear.ts'

/** The sample clients' plan years, those to preview included. */
const clientYears = [...samples.values()].flatMap(({ years }) =>
  [...years.values()].map(({ instance, model }) => ({ instance, document: model.document })),
)

/**
 * Every scenario for every tier and salary band, at three locations: the cheapest, one with average prices, and the
 * most expensive.
 */
export function scenarioCells(): Cell[] {
  return clientYears.flatMap(({ instance, document }) =>
    tiersOf(instance).flatMap((coverage) =>
      instance.scenarios.flatMap(({ id: scenario }) =>
        bandIds(instance).flatMap((salaryBand) =>
          threeLocations(instance, document).map((location) => ({
            document,
            instance,
            inputs: { ...common(instance), coverage, scenario, salaryBand, location },
          })),
        ),
      ),
    ),
  )
}

/** Scenarios that add a child, in May or in a month that is not known, for households with and without other children. */
export function birthCells(): Cell[] {
  const households = [5, null].flatMap((month) =>
    [false, true].flatMap((spouse) =>
      [0, 2].map((children) => ({ spouse, children, baby: { isCovered: true, month } })),
    ),
  )
  return clientYears.flatMap(({ instance, document }) =>
    instance.scenarios
      .filter(({ adds }) => adds === 'child')
      .flatMap(({ id: scenario }) =>
        households.map((household) => ({
          document,
          instance,
          inputs: {
            ...common(instance),
            coverage: 'EF' as const,
            household,
            scenario,
            salaryBand: bandIds(instance)[0]!,
            location: threeLocations(instance, document)[0]!,
          },
        })),
      ),
  )
}

/**
 * Custom years of random households: one to eight services with few or many uses, and in three of four years also an
 * expensive one, because the order of claims matters most then. The result is always the same for the same clients.
 */
export function customCells(count = 708): Cell[] {
  const random = randomNumbers(2027)
  const integer = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const pick = <T>(list: readonly T[]): T => list[integer(0, list.length - 1)]!
  const pickUses = (services: PlansDocument['services'], most: number) => {
    const { id, name } = pick(services)
    return [id, { id, name, uses: integer(1, most) }] as const
  }
  return Array.from({ length: count }, () => {
    const { instance, document } = pick(clientYears)
    const isExpensive = (price: number) => price >= expensivePrice
    const usual = document.services.filter(({ allowedAmount }) => !isExpensive(allowedAmount))
    const expensive = document.services.filter(({ allowedAmount }) => isExpensive(allowedAmount))
    const most = pick([2, 6, 30])
    const uses = new Map(Array.from({ length: integer(1, 8) }, () => pickUses(usual, most)))
    if (integer(1, 4) > 1) uses.set(...pickUses(expensive, 3))
    const inputs: CalculationInputs = {
      ...common(instance),
      coverage: pick<CoverageCode>(tiersOf(instance)),
      salaryBand: pick(bandIds(instance)),
      location: pick(locationIds(instance)),
      scenario: 'custom',
      customScenario: [...uses.values()],
    }
    return { document, instance, inputs }
  })
}

/** Dollars for one use. Surgery, a birth, and a day in hospital cost more; a visit and a scan cost less. */
const expensivePrice = 3000

/** The answers that are the same in every cell of a client. */
function common({ features, savingsStyles }: Instance) {
  const savingsStyle = features.savings ? savingsStyles[0]!.id : null
  return { customScenario: null, surcharges: {}, ...noPersonalAnswers, savingsStyle }
}

function bandIds({ features, salaryBands }: Instance): (Id | null)[] {
  return features.salaryBands ? salaryBands.map(({ id }) => id) : [null]
}

function locationIds({ features, locations }: Instance): (Id | null)[] {
  return features.locations ? locations.map(({ id }) => id) : [null]
}

function threeLocations(instance: Instance, { locations }: PlansDocument): (Id | null)[] {
  if (!instance.features.locations) return [null]
  const byFactor = locations.toSorted((a, b) => a.factor - b.factor)
  const average = locations.toSorted((a, b) => Math.abs(a.factor - 1) - Math.abs(b.factor - 1))[0]!
  return [...new Set([byFactor[0]!, average, byFactor.at(-1)!].map(({ id }) => id))]
}
