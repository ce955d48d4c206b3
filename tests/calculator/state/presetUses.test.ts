import { expect, it } from 'vitest'
import { presetUses } from '../../../src/calculator/state/customUses.ts'
import { instanceWith } from '../instances.ts'

const rows = [
  { service: 'visit', perAdult: 2, perChild: 3, bySubscriber: 1, bySpouse: 4, byOneChild: 5 },
  { service: 'unknown', perAdult: 9 },
  { service: '0', perAdult: 9 },
]

const client = (customPerPerson: boolean) =>
  instanceWith({ features: { customScenario: true, customPerPerson } })

it.each([
  [{ spouse: false, children: 0 }, [3]],
  [{ spouse: true, children: 0 }, [3, 6]],
  [{ spouse: false, children: 2 }, [3, 8, 3]],
  [{ spouse: true, children: 1 }, [3, 6, 8]],
])('for %j, gives the uses of each person, or their sum', (family, visits) => {
  const sum = visits.reduce((total, uses) => total + uses, 0)
  expect(presetUses(client(true), family, rows)).toEqual([...visits, ...visits.map(() => 0)])
  expect(presetUses(client(false), family, rows)).toEqual([sum, 0])
})

it('gives at most the uses that can be entered', () => {
  const many = [{ service: 'visit', perAdult: 9999 }]
  const couple = { spouse: true, children: 0 }
  expect(presetUses(client(true), couple, many)).toEqual([900, 900, 0, 0])
  expect(presetUses(client(false), couple, many)).toEqual([9999, 0])
})
