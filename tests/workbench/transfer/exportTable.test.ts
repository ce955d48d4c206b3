import { describe, expect, it } from 'vitest'
import { exportTable, type ExportFormat } from '../../../src/workbench/transfer/exportTable.ts'
import { parseClipboard, formatDelimited } from '../../../src/workbench/cells/delimited.ts'
import { readImportFile } from '../../../src/workbench/transfer/readImportFile.ts'
import { optionalText } from '../../../src/workbench/cells/formats.ts'
import type { Table } from '../../../src/workbench/tables/Table.ts'
import { fc, slowCases } from '../../kit/fc.ts'

const createTable = (texts: readonly string[]): Table<{ text: string }> => ({
  columns: [
    { name: 'name', title: 'Name', format: optionalText, isRowHeader: true, header: 0 },
    { name: 'text', title: 'Text', format: optionalText },
  ],
  rows: texts.map((text, index) => ({
    name: String(index),
    headers: [text],
    cells: { text: { text } },
  })),
})

describe('Every text stays the same', () => {
  const text = fc
    .oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('__proto__', 'constructor', 'toString', "'=1", "''+1", '-1', '_x0041_', 'a\tb', '"'),
      fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '1', '$', ' ', '_', ',', '\n', '"') }),
    )
    // A file with a null character is not a table, blank cells are left out, and line breaks have one form.
    .map((each) => each.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n').trim())
    .filter((each) => each !== '')
  const texts = fc.array(text, { minLength: 1, maxLength: 5 })

  it.each<ExportFormat>(['csv', 'xlsx'])('in a file in %s', async (format) => {
    await fc.assert(
      fc.asyncProperty(texts, async (given) => {
        const blob = await exportTable(createTable(given), 'Texts', format)
        const [sheet] = await readImportFile(new File([blob], 'texts'))
        expect(sheet!.grid.slice(1)).toEqual(given.map((each) => [each, each]))
      }),
      slowCases,
    )
  })

  it('on the clipboard', () => {
    fc.assert(
      fc.property(texts, (given) => {
        expect(parseClipboard(formatDelimited([given, given], '\t'))).toEqual([given, given])
      }),
    )
  })
})

it('The name of a sheet has only characters that Excel allows', async () => {
  const blob = await exportTable(
    createTable(['x']),
    'What members pay [2027]: every plan, every service',
    'xlsx',
  )
  const [sheet] = await readImportFile(new File([blob], 'texts.xlsx'))
  expect(sheet!.name).toBe('What members pay  2027   every ')
})
