import { expect, test } from 'vitest'
import { generateClient } from '../../fixtures/generate.ts'
import { parseOutputs } from '../../src/contract/outputs.ts'
import { parsePlans } from '../../src/contract/plans.ts'
import { calculate } from '../../src/engine/calculate.ts'
import { samples } from '../kit/samples.ts'
import { answers, modelOf, uses } from './planDocument.ts'

const { model } = samples.get('lakeshore')!.current

test('A typical result stays below 40 kB', () => {
  const inputs = answers({ coverage: 'EF', customScenario: null, location: 'boise', salaryBand: '40-80' })
  for (const { id } of model.document.scenarios) {
    const length = JSON.stringify(calculate(model, { ...inputs, scenario: id })).length
    expect(length).toBeLessThan(40_000)
  }
})

test('A large client’s result stays below a megabyte', () => {
  const { plans } = generateClient({ plans: 8, services: 300, locations: 1 })
  const large = { ...plans, persons: { ...plans.persons, EF: { adults: 2, children: 9 } } } as const
  const customScenario = plans.services.map(({ id }, index) => uses(id, 11 + (index % 40)))
  const location = plans.locations[0]!.id
  const inputs = answers({ coverage: 'EF', customScenario, location })
  const outputs = calculate(modelOf(parsePlans(large)), inputs)
  expect(JSON.stringify(outputs).length).toBeLessThan(1e6)
  const lines = Object.values(parseOutputs(outputs).plans).flatMap(({ explanation }) => explanation)
  expect(lines).toHaveLength(8 * 300 * 11)
})
