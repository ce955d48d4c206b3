import { noPersonalAnswers } from '../../../../src/contract/personalQuestions.ts'
import { describe, expect, it } from 'vitest'
import { createPlanMatrix, findCurrentCell } from '../../../../src/workbench/panels/calculation/planMatrix.ts'
import { withDefaultAnswers } from '../../../../src/workbench/session/withDefaultAnswers.ts'
import { sampleClient } from '../../session/sampleClients.ts'

const lakeshore = sampleClient('lakeshore').current
const fernhill = sampleClient('fernhill').current

describe('A plan matrix', () => {
  it('has a cell for every scenario and tier', () => {
    const { rows, tiers } = createPlanMatrix(lakeshore, null)
    expect(tiers).toEqual(['EE', 'ES', 'EK', 'EC', 'EF'])
    expect(rows.map(({ scenario }) => scenario)).toEqual(lakeshore.instance.scenarios.map(({ id }) => id))
    expect(rows.every(({ cells }) => cells.length === tiers.length)).toBe(true)
  })

  it('omits the single-child tier for a client without it', () => {
    expect(createPlanMatrix(fernhill, null).tiers).toEqual(['EE', 'ES', 'EC', 'EF'])
  })

  it("uses the visitor's answers", () => {
    const [band] = lakeshore.instance.salaryBands.slice(-1)
    const answers = { ...noPersonalAnswers, salaryBand: band!.id }
    const given = createPlanMatrix(lakeshore, { ...emptyAnswers, personal: answers })
    expect(given.rows[0]!.cells[0]).not.toEqual(createPlanMatrix(lakeshore, null).rows[0]!.cells[0])
  })
})

const alone = { spouse: false, children: 0 }
const oneChild = { spouse: false, children: 1 }

it.each([
  [
    'a scenario and a tier',
    lakeshore,
    { scenario: 'baby', family: { spouse: true, children: 2 } },
    ['baby', 'EF'],
  ],
  ['one child with its own tier', lakeshore, { scenario: 'busy', family: oneChild }, ['busy', 'EK']],
  ['one child without its own tier', fernhill, { scenario: 'busy', family: oneChild }, ['busy', 'EC']],
  ['no scenario', lakeshore, { scenario: null, family: alone }, ['usual', 'EE']],
  ['a scenario that no longer exists', lakeshore, { scenario: 'gone', family: alone }, ['usual', 'EE']],
  ['the custom scenario', lakeshore, { scenario: 'custom', customUses: [], family: alone }, ['custom', 'EE']],
])('finds the cell for %s', (_, year, given, [scenario, tier]) => {
  const answers = { ...withDefaultAnswers(year.instance, null), ...given }
  const matrix = createPlanMatrix(year, answers)
  const [row, column] = findCurrentCell(matrix, year.instance, answers)
  expect([matrix.rows[row]!.scenario, matrix.tiers[column]]).toEqual([scenario, tier])
})

const emptyAnswers = {
  family: { spouse: false, children: 0 },
  scenario: null,
  customUses: [],
  typedUses: [],
  surcharges: [],
  acknowledged: { personal: false, coverage: false, scenario: false },
}
