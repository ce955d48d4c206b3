import type { CalculationInputs } from '../../../../src/contract/inputs.ts'
import type { Instance } from '../../../../src/contract/instance.ts'
import { calculate } from '../../../../src/engine/calculate.ts'
import { tiersOf } from '../../../../src/contract/tiers.ts'
import { noPersonalAnswers } from '../../../../src/contract/personalQuestions.ts'
import { samples } from '../../../kit/samples.ts'
import type { Table } from '../../table.ts'
import { measureCpuTime } from './cpuTime.ts'

/** The mean calculation time of each sample client over all scenarios and tiers. */
export function samplesTable(rounds: number): Table {
  const clients = [...samples].map(([key, { current }]) => ({ key, ...current, inputs: listInputs(current) }))
  const tasks = clients.map(({ model, inputs }) => () => {
    for (const each of inputs) calculate(model, each)
  })
  const times = measureCpuTime(tasks, rounds)
  return {
    title: 'A calculation',
    headers: ['client', 'plans', 'services', 'µs per calculation'],
    rows: clients.map(({ key, model, inputs }, index) => [
      key,
      `${model.plans.length}`,
      `${model.services.length}`,
      (times[index]! / inputs.length).toFixed(0),
    ]),
    note: `From validated inputs to the result with its explanation, for each scenario in each tier of the client. Medians of ${rounds} alternating rounds.`,
  }
}

function listInputs({ instance }: { instance: Instance }): CalculationInputs[] {
  const { features, scenarios, locations, salaryBands, savingsStyles } = instance
  const first = (isAsked: boolean, list: { id: string | number }[]) => (isAsked ? list[0]!.id : null)
  return scenarios.flatMap(({ id }) =>
    tiersOf(instance).map((coverage) => ({
      coverage,
      scenario: id,
      customScenario: null,
      surcharges: {},
      ...noPersonalAnswers,
      location: first(features.locations, locations),
      salaryBand: first(features.salaryBands, salaryBands),
      savingsStyle: first(features.savings, savingsStyles),
    })),
  )
}
