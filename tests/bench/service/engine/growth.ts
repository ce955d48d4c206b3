import type { Table } from '../../table.ts'
import { atMost } from '../verdict.ts'
import { calculationOf, type Size } from './household.ts'
import { microseconds } from './microseconds.ts'

const base: Size = { plans: 3, services: 15, persons: 4 }

const axes: { name: keyof Size; sizes: number[] }[] = [
  { name: 'plans', sizes: [2, 4, 8, 16, 32] },
  { name: 'services', sizes: [15, 30, 60, 120, 240, 480, 960] },
  { name: 'persons', sizes: [1, 2, 4, 8, 11] },
]

/** How the time of a calculation grows with each of the three: flat per person, service and plan, it is linear. */
export function growthTable(rounds: number): Table {
  return {
    title: 'Growth of a calculation',
    heads: ['growing', 'sizes', 'µs per calculation', 'ns per cell', 'last ÷ first cell', 'target', 'ok?'],
    rows: axes.map(({ name, sizes }) => {
      const all = sizes.map((size) => ({ ...base, [name]: size }))
      const times = microseconds(all.map(calculationOf), rounds)
      const perCell = all.map((size, index) => (times[index]! * 1000) / cellsOf(size))
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
    note: `A cell is one person's use of one service under one plan; everyone uses every service. What does not grow is ${base.plans} plans, ${base.services} services and ${base.persons} persons. Medians of ${rounds} rounds by turns.`,
  }
}

function cellsOf({ plans, services, persons }: Size) {
  return plans * services * persons
}
