import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import { describe, expect, it } from 'vitest'
import type { CellChange, TableDefinition } from '../../../src/workbench/tables/Table.ts'
import { tables } from '../../../src/workbench/tables/tables.ts'
import { readSample, sampleYears, toValues, tableNames } from './sampleYears.ts'

const views = tableNames.flatMap((name) =>
  (tables[name].views ?? [undefined]).map((view) => ({ name, view: view?.name })),
)
const cases = sampleYears.flatMap((sample) => views.map((view) => ({ sample, ...view })))

function changesOf(definition: TableDefinition, texts: YearTexts, view?: string): CellChange[] {
  const { columns, rows } = definition.read(toValues(texts), view)
  return rows.flatMap((row) =>
    columns.flatMap((column) => {
      const cell = row.cells[column.name]
      return cell ? [{ row: row.name, column: column.name, text: cell.text }] : []
    }),
  )
}

describe.each(cases)('$name of $sample in view $view', ({ sample, name, view }) => {
  const definition = tables[name]
  const texts = readSample(sample)
  const table = definition.read(toValues(texts), view)

  it('has unique names of rows and columns, and unique titles', () => {
    for (const names of [
      table.rows.map((row) => row.name),
      table.columns.map((column) => column.name),
      table.columns.map((column) => column.title),
    ])
      expect(new Set(names).size).toBe(names.length)
  })

  it('has a cell or null for every column of every row', () => {
    for (const row of table.rows) {
      for (const { name: column, header } of table.columns)
        if (header === undefined) expect(row.cells).toHaveProperty([column])
        else expect(row.headers).toHaveProperty([header])
    }
  })

  it('writes nothing when every cell gets its own text', () => {
    const edit = definition.write(texts, changesOf(definition, texts, view), view)
    expect(edit).toEqual({ texts: {}, unapplied: [], warnings: [], conversions: [] })
  })

  it('has the same texts again after a cell is cleared and gets its text back', () => {
    const filled = changesOf(definition, texts, view).filter(({ text }) => text !== '')
    for (const change of filled.slice(0, 4)) {
      const cleared = definition.write(texts, [{ ...change, text: '' }], view)
      if (cleared.unapplied.length > 0) {
        expect(cleared.texts).toEqual({})
        continue
      }
      const clearedTexts = { ...texts, ...cleared.texts }
      const restored = definition.write(clearedTexts, [change], view)
      if (restored.unapplied.length > 0) continue
      const textsAfter = changesOf(definition, { ...clearedTexts, ...restored.texts }, view)
      expect(textsAfter).toEqual(changesOf(definition, texts, view))
    }
  })
})
