import { generateClient } from '../../../../fixtures/generate.ts'
import type { CalculationInputs } from '../../../../src/contract/inputs.ts'
import { parsePlans } from '../../../../src/contract/plans.ts'
import { noPersonalAnswers } from '../../../../src/contract/personalQuestions.ts'
import { calculate } from '../../../../src/engine/calculate.ts'
import { createModel } from '../../../../src/engine/createModel.ts'
import { atMost, type Table } from '../../table.ts'
import type { Durations } from '../durations.ts'
import { measureCpuTime } from './cpuTime.ts'

interface Size {
  plans: number
  services: number
  persons: number
}

const base: Size = { plans: 3, services: 15, persons: 4 }

const dimensions: { name: keyof Size; sizes: number[] }[] = [
  { name: 'plans', sizes: [2, 4, 8, 16, 32] },
  { name: 'services', sizes: [15, 30, 60, 120, 240, 480, 960] },
  { name: 'persons', sizes: [1, 2, 4, 8, 11] },
]

/** Calculation time for growing sizes. It is linear if the time per cell is constant. */
export function growthTable({ engineRounds: rounds }: Durations): Table {
  return {
    title: 'Growth of a calculation',
    headers: ['growing', 'sizes', 'µs per calculation', 'ns per cell', 'last ÷ first cell', 'target', 'ok?'],
    rows: dimensions.map(({ name, sizes }) => {
      const all = sizes.map((size) => ({ ...base, [name]: size }))
      const times = measureCpuTime(all.map(calculationFor), rounds)
      const perCell = all.map((size, index) => (times[index]! * 1000) / cellCount(size))
      const ratio = perCell.at(-1)! / perCell[0]!
      return [
        name,
        sizes.join(' · '),
        times.map((time) => time.toFixed(0)).join(' · '),
        perCell.map((time) => time.toFixed(0)).join(' · '),
        `${ratio.toFixed(2)} ×`,
        ...atMost(2, ratio, '×'),
      ]
    }),
    note: `A cell is one person's use of one service under one plan; each person uses each service. The other sizes stay at ${base.plans} plans, ${base.services} services, and ${base.persons} persons. Medians of ${rounds} alternating rounds.`,
  }
}

function cellCount({ plans, services, persons }: Size) {
  return plans * services * persons
}

const inputs: CalculationInputs = {
  coverage: 'EF',
  scenario: 'everything',
  customScenario: null,
  surcharges: {},
  ...noPersonalAnswers,
}

/** A calculation in which each person uses each service, so that no cell is empty. */
function calculationFor({ plans, services, persons }: Size): () => unknown {
  const { plans: generated } = generateClient({ plans, services, locations: 1 })
  const adults = Math.min(persons, 2)
  const document = parsePlans({
    ...generated,
    persons: { ...generated.persons, EF: { adults, children: persons - adults } },
    scenarios: [
      {
        id: inputs.scenario,
        uses: generated.services.map(({ id }) => ({ service: id, perAdult: 3, perChild: 3 })),
      },
    ],
  })
  const model = createModel(document, 2027)
  return () => calculate(model, inputs)
}
