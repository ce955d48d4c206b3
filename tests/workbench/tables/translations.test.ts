import { describe, expect, it } from 'vitest'
import { setLanguages } from '../../../src/check/edit/translations.ts'
import { parseYear } from '../../../src/check/edit/editYear.ts'
import { isTranslatable } from '../../../src/contract/languages.ts'
import { findCellAt } from '../../../src/workbench/grid/cellDiagnostics.ts'
import { tables } from '../../../src/workbench/tables/tables.ts'
import { readSample, tableNames } from './sampleYears.ts'
import { openTable } from './writeCells.ts'

const texts = setLanguages(readSample('lakeshore'), ['en', 'es'])

interface Service {
  name: unknown
}

const services = (source: typeof texts, file: keyof typeof texts) =>
  (JSON.parse(source[file]) as { services: Service[] }).services

function firstService() {
  const [{ name } = { name: '' }] = services(texts, 'plans.json')
  return String(name)
}

/** The table as a grid shows it. */
function readGrid(name: (typeof tableNames)[number], source = texts) {
  return tables[name].read(parseYear(source))
}

describe('A table of a client with two languages', () => {
  it('has a column for each translation, after the text in the first language', () => {
    const titles = openTable('services', texts).table.columns.map(({ title }) => title)
    const translations = titles.filter((title) => title.endsWith(' (Spanish)'))
    expect(translations).toEqual(['Service (Spanish)', 'Name in “Customize” (Spanish)'])
    for (const title of translations)
      expect(titles[titles.indexOf(title) - 1]).toBe(title.replace(' (Spanish)', ''))
  })

  it('has columns for all texts that can be translated, and for no others', () => {
    const found = tableNames.flatMap((name) => {
      const { columns, rows } = readGrid(name)
      return rows.slice(0, 1).flatMap(({ cells }) =>
        columns
          .filter(({ language }) => language === undefined)
          .map((column) => ({ column, cell: cells[column.name] }))
          .filter(({ cell }) => cell != null && isTranslatable(cell.file, cell.pointer))
          .map(({ column }) => [name, column.name, column.isTranslatable]),
      )
    })
    expect(found).toEqual(found.map(([name, column]) => [name, column, true]))
    expect(found).toHaveLength(8)
  })

  it('writes a translation, and changes both names of a service while they are the same', () => {
    const name = firstService()
    const { write, table } = openTable('services', texts)
    const missing = { text: '', emptyMeans: 'not translated', pointer: '/services/0/name/es' }
    expect(table.rows[0]!.cells['name es']).toMatchObject(missing)
    const { after, unapplied } = write([name, 'Service (Spanish)', 'Consulta'])
    expect(unapplied).toEqual([])
    expect(services(after, 'plans.json')[0]!.name).toEqual({ en: name, es: 'Consulta' })
    expect(services(after, 'instance.json').map((each) => each.name)).toContainEqual({
      en: name,
      es: 'Consulta',
    })
    const renamed = openTable('services', after).write([name, 'Service', 'Visit'])
    expect(services(renamed.after, 'plans.json')[0]!.name).toEqual({ en: 'Visit', es: 'Consulta' })
    const cleared = openTable('services', after).write([name, 'Service (Spanish)', ''])
    expect(Object.values(cleared.after).map((text) => JSON.parse(text) as unknown)).toEqual(
      Object.values(texts).map((text) => JSON.parse(text) as unknown),
    )
  })

  it('writes texts of both languages at once to an entry that the file did not have', () => {
    const name = firstService()
    const hidden = openTable('services', texts).write([name, 'Name in “Customize”', '']).after
    const { after, unapplied } = openTable('services', hidden).write(
      [name, 'Name in “Customize” (Spanish)', 'Visita'],
      [name, 'Name in “Customize”', 'Visit'],
    )
    expect(unapplied).toEqual([])
    expect(services(after, 'instance.json').at(-1)!.name).toEqual({ en: 'Visit', es: 'Visita' })
  })

  it('rejects a translation of a text that is not there', () => {
    const name = firstService()
    const hidden = openTable('services', texts).write([name, 'Name in “Customize”', '']).after
    const { unapplied, texts: changed } = openTable('services', hidden).write([
      name,
      'Name in “Customize” (Spanish)',
      'Visita',
    ])
    expect(unapplied).toMatchObject([{ text: 'Visita', message: 'Write the text in English first.' }])
    expect(changed).toEqual({})
  })
})

it.each([
  ['/services/0/name/es', 'name es'],
  ['/services/0/name/en', 'name'],
  ['/services/0/name', 'name'],
])('shows a problem at %s in the cell of its language', (pointer, column) => {
  const cell = findCellAt(readGrid('services'), { file: 'a/plans.json', pointer }, 'a')
  expect(cell).toMatchObject({ column })
})
