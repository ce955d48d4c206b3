import { describe, expect, it } from 'vitest'
import type { PlansDocument } from '../../../src/contract/plans.ts'
import { createYear } from '../../../src/clients/clients.ts'
import { lineUpOf } from '../../../src/workbench/panels/calculation/lineUp.ts'
import { odditiesOf } from '../../../src/workbench/panels/calculation/oddities.ts'
import { sample, textsOf } from '../frame/clients.ts'

const year = sample('lakeshore').current

/** What looks odd when Fernhill's plans are changed. */
function odditiesAfter(change: (plans: PlansDocument) => void) {
  const texts = textsOf('fernhill')
  const plans = JSON.parse(texts['plans.json']!) as PlansDocument
  change(plans)
  return odditiesOf(lineUpOf(createYear(JSON.parse(texts['instance.json']!), plans), null))
}

const wordsAfter = (change: (plans: PlansDocument) => void) => odditiesAfter(change).map(({ words }) => words)

describe('a line-up', () => {
  it('has a cell for every scenario and tier', () => {
    const { rows, tiers } = lineUpOf(year, null)
    expect(tiers).toEqual(['EE', 'ES', 'EK', 'EC', 'EF'])
    expect(rows.map(({ scenario }) => scenario)).toEqual(year.instance.scenarios.map(({ id }) => id))
    expect(rows.every(({ cells }) => cells.length === tiers.length)).toBe(true)
  })

  it('leaves out the tier of a single child where there is none', () => {
    expect(lineUpOf(sample('fernhill').current, null).tiers).toEqual(['EE', 'ES', 'EC', 'EF'])
  })

  it('is worked out with what the visitor has answered', () => {
    const [band] = year.instance.salaryBands.slice(-1)
    const answers = { savingsStyle: null, location: null, salaryBand: band!.id }
    const given = lineUpOf(year, { ...emptyAnswers, personal: answers })
    expect(given.rows[0]!.cells[0]).not.toEqual(lineUpOf(year, null).rows[0]!.cells[0])
  })
})

describe('what looks odd', () => {
  it('is a plan that nobody should choose', () => {
    const words = wordsAfter(({ plans }) => {
      for (const row of plans[2]!.payroll) row.yearly = { EE: 90_000, ES: 90_000, EC: 90_000, EF: 90_000 }
    })
    expect(words).toContain('Consumer Plan with HSA (C) is the best plan in none of these 16 years.')
    expect(words).toContainEqual(
      expect.stringMatching(
        /^Consumer Plan with HSA \(C\) never costs less than .+ \([AB]\), for every tier\.$/,
      ),
    )
  })

  it('is a plan that everybody should choose', () => {
    const words = wordsAfter(({ plans }) => {
      for (const plan of plans.slice(1))
        for (const row of plan.payroll) row.yearly = { EE: 90_000, ES: 90_000, EC: 90_000, EF: 90_000 }
    })
    expect(words).toContain('Core Plan (A) is the best plan in all of these years.')
  })

  it('is a household that costs less with one person more', () => {
    const oddities = odditiesAfter(({ plans }) => {
      for (const row of plans[0]!.payroll) row.yearly = { EE: 9000, ES: 9000, EC: 9000, EF: 0 }
    })
    const cheaper = oddities.find(({ words }) => words.includes('less for a larger household'))
    expect(cheaper?.words).toBe('Core Plan (A) costs less for a larger household, for family.')
    expect(new Set(cheaper?.cells.map(([, column]) => column))).toEqual(new Set([3]))
  })

  it('is not a plan that costs the same as the best one, but that it never is alone', () => {
    const oddities = odditiesAfter(({ plans }) => {
      plans.push({ ...plans[2]!, key: 'twin', displayName: 'Twin' })
    })
    const words = oddities.map((oddity) => oddity.words)
    expect(words).not.toContain('Twin (D) is the best plan in none of these 16 years.')
    for (const name of ['Consumer Plan with HSA (C)', 'Twin (D)'])
      expect(words).toContain(`${name} is the best plan only where another costs the same.`)
  })

  it('is not there in a sound line-up', () => {
    expect(odditiesOf(lineUpOf(sample('marlow').current, null))).toEqual([])
  })
})

const emptyAnswers = {
  family: { spouse: false, children: 0 },
  scenario: null,
  customUses: [],
  typedUses: [],
  surcharges: [],
  acknowledged: { personal: false, coverage: false, scenario: false },
}
