import { noPersonalAnswers } from '../../../../src/contract/personalQuestions.ts'
import type { Id } from '../../../../src/contract/instance.ts'
import { describe, expect, it } from 'vitest'
import { calculate } from '../../../../src/engine/calculate.ts'
import { validateInputs } from '../../../../src/service/validateInputs.ts'
import {
  createPlanMatrix,
  findCell,
  findRunnerUp,
  inputsForCase,
} from '../../../../src/workbench/panels/bestPlans/planMatrix.ts'
import type { ClientYear } from '../../../../src/clients/clients.ts'
import { isFullRun } from '../../../kit/fullRun.ts'
import { type Answers, withDefaultAnswers } from '../../../../src/workbench/state/session/Answers.ts'
import { currentCase } from '../../../../src/workbench/state/session/Case.ts'
import { sampleClient, sampleYear } from '../../state/session/sampleClients.ts'

const lakeshore = sampleClient('lakeshore').current
const fernhill = sampleClient('fernhill').current

const emptyAnswers = withDefaultAnswers(lakeshore.instance, null)

describe('A plan matrix', () => {
  it('has a cell for every scenario and each tier that the client has', () => {
    const { rows, tiers } = createPlanMatrix(lakeshore, null)
    expect(tiers).toEqual(['EE', 'ES', 'EK', 'EC', 'EF'])
    expect(rows.map(({ scenario }) => scenario)).toEqual(lakeshore.instance.scenarios.map(({ id }) => id))
    expect(createPlanMatrix(fernhill, null).tiers).toEqual(['EE', 'ES', 'EC', 'EF'])
  })

  it("uses the visitor's answers", () => {
    const [band] = lakeshore.instance.salaryBands.slice(-1)
    const answers = { ...noPersonalAnswers, salaryBand: band!.id }
    const given = createPlanMatrix(lakeshore, { ...emptyAnswers, personal: answers })
    expect(given.rows[0]!.cells[0]).not.toEqual(createPlanMatrix(lakeshore, null).rows[0]!.cells[0])
  })
})

const perPerson = sampleYear('lakeshore', ({ instance }) => {
  instance.features.customPerPerson = true
})

/** The cells with the inputs of their cases. */
function casesOf(year: ClientYear, given: Answers | null) {
  const { rows, tiers } = createPlanMatrix(year, given)
  return rows.flatMap(({ scenario, cells }) =>
    cells.map((cell, column) => ({
      cell,
      tier: tiers[column]!,
      inputs: inputsForCase(year, given, { scenario, tier: tiers[column]! }),
    })),
  )
}

describe('A cell', () => {
  it('has the costs and the best plan of the result', () => {
    const inEveryTier = casesOf(lakeshore, null).filter((_, index) => isFullRun || index % 4 === 0)
    for (const { cell, inputs, tier } of inEveryTier) {
      expect(inputs.coverage).toBe(tier)
      const { plans, bestPlan, savingsDidOverride } = cell
      const outputs = calculate(lakeshore.model, inputs)
      expect({ bestPlan, savingsDidOverride }).toEqual({
        bestPlan: outputs.bestPlan,
        savingsDidOverride: outputs.savingsDidOverride,
      })
      expect(Object.keys(plans)).toEqual(Object.keys(outputs.plans))
      expect(outputs.plans).toMatchObject(plans)
    }
  })

  it('of the custom scenario has the persons of its tier', () => {
    const uses = perPerson.instance.services.flatMap(({ id }) =>
      [3, 2, 1, 1].map((count, person) => [JSON.stringify([id, person]), count]),
    )
    const family = { spouse: true, children: 2 }
    const given = {
      ...emptyAnswers,
      personal: noPersonalAnswers,
      family,
      scenario: 'custom',
      customUses: Object.fromEntries(uses) as Answers['customUses'],
    }
    const { tiers } = createPlanMatrix(perPerson, given)
    const cases = casesOf(perPerson, given).slice(-tiers.length)
    expect(cases.map(({ inputs }) => inputs.coverage)).toEqual(tiers)
    expect(cases.map(({ inputs }) => inputs.customScenario![0]!.usesByPerson)).toEqual([
      [3],
      [3, 2],
      [3, 1],
      [3, 1, 1],
      [3, 2, 1, 1],
    ])
    for (const { inputs } of cases) expect(validateInputs(perPerson.instance, inputs)).toEqual([])
  })
})

it('states which plans are not offered, and has no costs for them', () => {
  const year = sampleYear('lakeshore', ({ plans }) => {
    plans.plans[0]!.locations = ['boise']
  })
  const at = (location: Id) =>
    createPlanMatrix(year, { ...emptyAnswers, personal: { ...noPersonalAnswers, location } })
  const locations = year.instance.locations.map(({ id }) => id)
  const elsewhere = locations.find((id) => id !== 'boise')!
  expect(at('boise').plans.map(({ isOffered }) => isOffered)).toEqual([true, true, true])
  const { plans, rows } = at(elsewhere)
  expect(plans.map(({ isOffered }) => isOffered)).toEqual([false, true, true])
  const offered = plans.slice(1).map(({ key }) => key)
  for (const { cells } of rows)
    for (const cell of cells) expect(Object.keys(cell.plans).toSorted()).toEqual(offered.toSorted())
})

const alone = { spouse: false, children: 0 }
const oneChild = { spouse: false, children: 1 }

it.each([
  ['case and tier', lakeshore, { scenario: 'baby', family: { spouse: true, children: 2 } }, ['baby', 'EF']],
  ['one child with its own tier', lakeshore, { scenario: 'busy', family: oneChild }, ['busy', 'EK']],
  ['one child without its own tier', fernhill, { scenario: 'busy', family: oneChild }, ['busy', 'EC']],
  ['a scenario that no longer exists', lakeshore, { scenario: 'gone', family: alone }, ['usual', 'EE']],
  ['the custom scenario', lakeshore, { scenario: 'custom', customUses: {}, family: alone }, ['custom', 'EE']],
  ['a baby on the way', lakeshore, { scenario: 'baby', family: alone }, ['baby', 'EK']],
  [
    'a baby who is not covered',
    lakeshore,
    { scenario: 'baby', family: alone, baby: { isCovered: false, month: null } },
    ['baby', 'EE'],
  ],
])('finds the cell for %s', (_, year, given, [scenario, tier]) => {
  const answers = { ...withDefaultAnswers(year.instance, null), ...given }
  const matrix = createPlanMatrix(year, answers)
  const [row, column] = findCell(matrix, currentCase(year.instance, answers))!
  expect([matrix.rows[row]!.scenario, matrix.tiers[column]]).toEqual([scenario, tier])
})

it.each([
  ['a scenario', { scenario: 'gone', tier: 'EE' }],
  ['a tier', { scenario: 'usual', tier: 'EK' }],
] as const)('finds no cell for a case with %s that the client does not have', (_, gone) => {
  expect(findCell(createPlanMatrix(fernhill, null), gone)).toBeNull()
})

it.each([
  ['the plan with the next higher cost', { a: 100, b: 300, c: 250 }, { key: 'c', margin: 150 }],
  ['no more than the calculator shows', { a: 100.5, b: 2369.4 }, { key: 'b', margin: 2268 }],
  ['no plan that costs the same as the best', { a: 100, b: 100.001, c: 120 }, { key: 'c', margin: 20 }],
  ['a cheaper plan if the savings style overrides it', { a: 100, b: 80 }, { key: 'b', margin: -20 }],
  ['no plan if all cost the same', { a: 100, b: 100 }, null],
])('has as runner-up %s', (_, costs, expected) => {
  const plans = Object.fromEntries(
    Object.entries(costs).map(([key, totalCost]) => [
      key,
      { displayName: key, totalCost, dominatedBy: null },
    ]),
  )
  const ranking = { plans, bestPlan: 'a', savingsDidOverride: false, contributionLimit: null }
  expect(findRunnerUp(ranking)).toEqual(expected)
})
