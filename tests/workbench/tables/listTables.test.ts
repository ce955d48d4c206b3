import { describe, expect, it } from 'vitest'
import { readSample, sampleYears, toValues } from './sampleYears.ts'
import { openTable } from './writeCells.ts'

describe('locations', () => {
  it('joins names and factors by ID', () => {
    const { textOf, write } = openTable('locations', 'lakeshore')
    expect(textOf('Boise', 'Price factor')).toBe('1')
    const { texts } = write(['Boise', 'Location', 'Boise, downtown'], ['Boise', 'Price factor', '1.05'])
    expect(texts['instance.json']).toContain('"name": "Boise, downtown"')
    expect(texts['plans.json']).toContain('"factor": 1.05')
  })

  it('adds a factor that plans.json does not have yet', () => {
    const texts = readSample('lakeshore')
    const without = {
      ...texts,
      'plans.json': texts['plans.json'].replace(/"locations": \[[^\]]*\]/, '"locations": []'),
    }
    const { write } = openTable('locations', without)
    expect(JSON.parse(write(['Boise', 'Price factor', '2']).after['plans.json'])).toMatchObject({
      locations: [{ id: 'boise', factor: 2 }],
    })
  })

  it.each(['0', '11', 'high'])('rejects the factor %s', (text) => {
    const { write } = openTable('locations', 'lakeshore')
    expect(write(['Boise', 'Price factor', text]).rejected).toHaveLength(1)
  })

  it('rejects an empty name', () => {
    const { write } = openTable('locations', 'lakeshore')
    expect(write(['Boise', 'Location', ' ']).rejected[0]!.message).toBe('Write the name of the location.')
  })
})

describe('services', () => {
  it('renames a service in both files, unless the names differ', () => {
    const { write } = openTable('services', 'lakeshore')
    const { after } = write(['Lab test', 'Service', 'Blood test'])
    const { textOf } = openTable('services', after)
    expect(textOf('Blood test', 'Name in “Customize”')).toBe('Blood test')
  })

  it('shows a service to employees by its name, and hides it when the name is cleared', () => {
    const { write } = openTable('services', 'lakeshore')
    const hidden = write(['Lab test', 'Name in “Customize”', '']).after
    expect(openTable('services', hidden).textOf('Lab test', 'Name in “Customize”')).toBe('')
    const shown = openTable('services', hidden).write(['Lab test', 'Name in “Customize”', 'Lab']).after
    expect(JSON.parse(shown['instance.json'])).toMatchObject({
      services: expect.arrayContaining([{ id: 'lab', name: 'Lab' }]),
    })
  })

  it('writes flags and days', () => {
    const { write } = openTable('services', 'lakeshore')
    const { after } = write(['Lab test', 'Prescription drug', 'y'], ['Lab test', 'Days of one stay', '2'])
    expect(JSON.parse(after['plans.json'])).toMatchObject({
      services: expect.arrayContaining([
        expect.objectContaining({ id: 'lab', isDrug: true, daysPerStay: 2 }),
      ]),
    })
  })
})

describe('surcharges', () => {
  const tobacco = 'I or my spouse use tobacco'

  function surchargeOf(texts: { 'plans.json': string }) {
    return (JSON.parse(texts['plans.json']) as { surcharges: Record<string, unknown>[] }).surcharges[0]!
  }

  it('shows the amount, the unit, and everything else in words', () => {
    const { textOf } = openTable('surcharges', 'lakeshore')
    expect(textOf(tobacco, 'Every tier')).toBe('$1,500')
    expect(textOf(tobacco, 'Per')).toBe('Year')
    expect(textOf(tobacco, 'Only under')).toBe('')
  })

  it('writes plans and tiers by their names', () => {
    const { write } = openTable('surcharges', 'lakeshore')
    const { after } = write(
      [tobacco, 'Only under', 'PPO Plan, traditional plan'],
      [tobacco, 'Shown only to', 'Family'],
    )
    expect(surchargeOf(after)).toMatchObject({ plans: ['ppo', 'traditional'] })
    expect(JSON.parse(after['instance.json'])).toMatchObject({ surcharges: [{ appliesTo: ['EF'] }, {}, {}] })
  })

  it('names the plans if a text is none of them', () => {
    const { write } = openTable('surcharges', 'lakeshore')
    expect(write([tobacco, 'Only under', 'PPO Plan, Gold']).rejected[0]!.message).toContain(
      '“Gold” is not the name',
    )
  })

  it('changes an amount for every tier into amounts by tier, if both are written together', () => {
    const { write } = openTable('surcharges', 'lakeshore')
    expect(write([tobacco, 'Family', '100']).rejected[0]!.message).toContain('Clear the other cells first')
    const { after } = write([tobacco, 'Every tier', ''], [tobacco, 'Family', '100'])
    expect(surchargeOf(after)).toMatchObject({ yearlyByTier: { EF: 100 } })
    expect(surchargeOf(after)).not.toHaveProperty('yearly')
  })

  it('keeps the number when its unit is changed', () => {
    const { write } = openTable('surcharges', 'lakeshore')
    const { after, rejected } = write([tobacco, 'Per', 'Paycheck'])
    expect(rejected).toEqual([])
    expect(surchargeOf(after)).toMatchObject({ perPay: 1500 })
    expect(surchargeOf(after)).not.toHaveProperty('yearly')
  })

  it('converts an amount that is written in another unit, and says so', () => {
    const { write } = openTable('surcharges', 'lakeshore')
    expect(write([tobacco, 'Every tier', '$100 a month'])).toMatchObject({
      doubtful: [{ doubt: '“$100 a month” is $1,200 a year (× 12).' }],
    })
    const { after, doubtful } = write([tobacco, 'Every tier', '$25 per paycheck'])
    expect(surchargeOf(after)).toMatchObject({ yearly: 650 })
    expect(doubtful).toMatchObject([
      { doubt: '$25 per paycheck is $650 a year, with 26 payroll deductions a year.' },
    ])
  })

  it('asks for the unit of an amount where there was none', () => {
    const { write } = openTable('surcharges', 'lakeshore')
    const cleared = openTable('surcharges', write([tobacco, 'Every tier', '']).after)
    expect(cleared.write([tobacco, 'Every tier', '20']).rejected[0]!.message).toContain('Write the unit too')
    const { after } = cleared.write([tobacco, 'Every tier', '20 per paycheck'])
    expect(surchargeOf(after)).toMatchObject({ perPay: 20 })
  })
})

describe.each(['locations', 'salaryBands', 'savingsStyles', 'surcharges', 'services', 'limits'] as const)(
  'rows of %s',
  (name) => {
    const { definition, texts, table } = openTable(name, 'lakeshore')
    const column = table.columns.find(({ isRowHeader }) => isRowHeader)!.name
    const names = (all: typeof texts) =>
      definition.read(toValues(all)).rows.map(({ cells }) => cells[column]!.text)

    it('adds a row with a name, moves it, and removes it', () => {
      const {
        texts: added,
        rows: [row = ''],
      } = definition.addRows!(texts, ['A new one'])
      const withRow = { ...texts, ...added }
      expect(
        definition.read(toValues(withRow)).rows.find((each) => each.name === row)!.cells[column]!.text,
      ).toBe('A new one')
      const moved = { ...withRow, ...definition.moveRow!(withRow, row, 0) }
      expect(names(moved)[0]).toBe('A new one')
      const removed = { ...moved, ...definition.removeRows!(moved, [row]) }
      expect(names(removed)).toEqual(names(texts))
    })

    it('counts what refers to rows', () => {
      const rows = definition.read(toValues(texts)).rows.map((row) => row.name)
      const description = definition.describeReferences!(toValues(texts), rows)
      if (name === 'services' || name === 'salaryBands') expect(description).toMatch(/^\d+ /)
      else expect(description).toBeNull()
    })
  },
)

it('names rows and columns differently for odd IDs', () => {
  expect(sampleYears).toContain('quillon')
  const names = openTable('services', 'quillon').table.rows.map((row) => row.name)
  expect(names).toEqual(expect.arrayContaining(['1', '"1"', '"constructor"', '"toString"', '0', '-7']))
})
