import { describe, expect, it } from 'vitest'
import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import { tables } from '../../../src/workbench/tables/tables.ts'
import { readSample, toValues } from './sampleYears.ts'

const { read, addChosenRow, removeRows } = tables.payroll
const { listChoices, add } = addChosenRow!

/** The names of options, by their titles. */
function choose(texts: YearTexts, ...titles: string[]) {
  return listChoices(toValues(texts)).map(
    ({ options }, index) => options.find(({ title }) => title === titles[index])!.name,
  )
}

describe('A new payroll rate', () => {
  const texts = readSample('lakeshore')
  const chosen = choose(texts, 'PPO Plan', 'Boise', 'All others')
  const added = { ...texts, ...add(texts, chosen) }
  const findRow = (all: YearTexts) =>
    read(toValues(all)).rows.find(({ headers }) => headers.join() === 'PPO Plan,Boise,All others')

  it('is for a plan, a location, and a salary band', () => {
    expect(findRow(texts)).toBeUndefined()
    expect(findRow(added)?.cells).toMatchObject({ EE: { text: '$0' }, EF: { text: '$0' } })
    expect(added['instance.json']).toBe(texts['instance.json'])
  })

  it('is refused if there is one', () => {
    expect(() => add(added, chosen)).toThrow('PPO Plan already has a rate for Boise, All others.')
  })

  it('can be deleted again', () => {
    const removed = { ...added, ...removeRows!(added, [findRow(added)!.name]) }
    expect(JSON.parse(removed['plans.json'])).toEqual(JSON.parse(texts['plans.json']))
  })
})
