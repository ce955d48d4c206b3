import type { CalculationInputs } from '../../../../src/contract/inputs.ts'
import type { Instance } from '../../../../src/contract/instance.ts'
import { calculate } from '../../../../src/engine/calculate.ts'
import { tiersOf } from '../../../../src/contract/tiers.ts'
import { samples } from '../../../kit/samples.ts'
import type { Table } from '../../table.ts'
import { microseconds } from './microseconds.ts'

/** What a calculation takes for each sample client, over all of its scenarios and tiers alike. */
export function samplesTable(rounds: number): Table {
  const clients = [...samples].map(([key, { current }]) => ({ key, ...current, answers: answersOf(current) }))
  const works = clients.map(({ model, answers }) => () => {
    for (const each of answers) calculate(model, each)
  })
  const times = microseconds(works, rounds)
  return {
    title: 'A calculation',
    heads: ['client', 'plans', 'services', 'µs per calculation'],
    rows: clients.map(({ key, model, answers }, index) => [
      key,
      `${model.plans.length}`,
      `${model.services.length}`,
      (times[index]! / answers.length).toFixed(0),
    ]),
    note: `From checked answers to the result, with its explanation: each of the client's scenarios in each of its tiers. Medians of ${rounds} rounds by turns.`,
  }
}

function answersOf({ instance }: { instance: Instance }): CalculationInputs[] {
  const { features, scenarios, locations, salaryBands, savingsStyles } = instance
  const first = (isAsked: boolean, list: { id: string | number }[]) => (isAsked ? list[0]!.id : null)
  return scenarios.flatMap(({ id }) =>
    tiersOf(instance).map((coverage) => ({
      coverage,
      scenario: id,
      customScenario: null,
      surcharges: {},
      location: first(features.locations, locations),
      salaryBand: first(features.salaryBands, salaryBands),
      savingsStyle: first(features.savings, savingsStyles),
    })),
  )
}
