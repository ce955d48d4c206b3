import { expect, it } from 'vitest'
import { withDefaultAnswers } from '../../../src/workbench/frame/withDefaultAnswers.ts'
import { lineUpOf } from '../../../src/workbench/panels/calculation/lineUp.ts'
import { visitedCell } from '../../../src/workbench/panels/calculation/visitedCell.ts'
import { sample } from '../frame/clients.ts'

const lakeshore = sample('lakeshore').current
const fernhill = sample('fernhill').current
const alone = { spouse: false, children: 0 }

it.each([
  [
    'a scenario and a tier',
    lakeshore,
    { scenario: 'baby', family: { spouse: true, children: 2 } },
    ['baby', 'EF'],
  ],
  [
    'one child priced apart',
    lakeshore,
    { scenario: 'busy', family: { spouse: false, children: 1 } },
    ['busy', 'EK'],
  ],
  [
    'one child priced like more',
    fernhill,
    { scenario: 'busy', family: { spouse: false, children: 1 } },
    ['busy', 'EC'],
  ],
  ['a likely scenario where none is chosen', lakeshore, { scenario: null, family: alone }, ['usual', 'EE']],
  [
    'a likely one for a scenario that is gone',
    lakeshore,
    { scenario: 'gone', family: alone },
    ['usual', 'EE'],
  ],
  [
    'the one of their own',
    lakeshore,
    { scenario: 'custom', customUses: [], family: alone },
    ['custom', 'EE'],
  ],
])('the visitor is in the cell of %s', (_, year, given, [scenario, tier]) => {
  const answers = { ...withDefaultAnswers(year.instance, null), ...given }
  const lineUp = lineUpOf(year, answers)
  const [row, column] = visitedCell(lineUp, year.instance, answers)
  expect([lineUp.rows[row]!.scenario, lineUp.tiers[column]]).toEqual([scenario, tier])
})
