import { describe, expect, it } from 'vitest'
import { exportTable, type ExportFormat } from '../../../src/workbench/transfer/exportTable.ts'
import { parseClipboard, formatDelimited, parseDelimited } from '../../../src/workbench/cells/delimited.ts'
import { readImportFile } from '../../../src/workbench/transfer/readImportFile.ts'
import { optionalText } from '../../../src/workbench/cells/formats.ts'
import type { Table } from '../../../src/workbench/tables/Table.ts'
import { anyCharacter } from '../../kit/anyCharacter.ts'
import { fc, slowCases } from '../../kit/fc.ts'
import { setLanguages } from '../../../src/check/edit/translations.ts'
import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import type { TableName } from '../../../src/compare/form/sections.ts'
import { tables } from '../../../src/workbench/tables/tables.ts'
import { guessBlocks } from '../../../src/workbench/transfer/findBlocks.ts'
import { noDecisions } from '../../../src/workbench/transfer/ImportPlan.ts'
import { planImport } from '../../../src/workbench/transfer/planImport.ts'
import { readSample, sampleYears, tableNames, toValues } from '../tables/sampleYears.ts'

const createTable = (texts: readonly string[]): Table<{ text: string }> => ({
  columns: [
    { name: 'name', title: 'Name', format: optionalText, isRowHeader: true, header: 0 },
    { name: 'text', title: 'Text', format: optionalText },
  ],
  rows: texts.map((text, index) => ({ name: String(index), headers: [text], cells: { text: { text } } })),
})

describe('Every text stays the same', () => {
  const text = fc
    .oneof(
      fc.string({ unit: anyCharacter }),
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

  it.each(['a\uFFFDb', 'a\uFDD0b', '\u{1FFFF}', 'a\u{10FFFE}b', '\u{10FFFE}\u0001'])(
    'in a workbook, also %j, which write-excel-file would change',
    async (given) => {
      const blob = await exportTable(createTable([given]), 'Texts', 'xlsx')
      const [sheet] = await readImportFile(new File([blob], 'texts'))
      expect(sheet!.grid[1]).toEqual([given, given])
    },
  )

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

const formats: ExportFormat[] = ['csv', 'xlsx']

async function exportAndGuess(name: TableName, texts: YearTexts, format: ExportFormat) {
  const definition = tables[name]
  const table = definition.read(toValues(texts))
  const [sheet] = await readImportFile(
    new File([await exportTable(table, definition.title, format)], `table.${format}`),
  )
  const blocks = guessBlocks(table, sheet!)
  const planIn = (target: YearTexts) => planImport({ definition, texts: target }, blocks, noDecisions)
  return { table, blocks, planIn }
}

const cases = sampleYears
  .flatMap((sample) => tableNames.map((name) => ({ sample, name })))
  .filter(({ sample, name }) => tables[name].read(toValues(readSample(sample))).rows.length > 0)
  .map((each, index) => ({ ...each, format: formats[index % formats.length]! }))

it.each(cases)('$name of $sample is imported again from $format without a change', async (each) => {
  const texts = readSample(each.sample)
  const { table, blocks, planIn } = await exportAndGuess(each.name, texts, each.format)
  const plan = planIn(texts)
  expect(blocks).toMatchObject([{ isTransposed: false, titleRow: 0 }])
  expect(plan).toMatchObject({ changes: [], rowQuestions: [], valueQuestions: [], addedRows: [] })
  expect(plan.texts).toEqual(texts)
  const values = table.columns.filter(({ isRowHeader }) => !isRowHeader)
  const filled = table.rows.flatMap((row) => values.filter((column) => row.cells[column.name]?.text))
  expect(plan.unchanged).toBe(filled.length)
})

const twoLanguages = setLanguages(readSample('lakeshore'), ['en', 'es'])

/** Writes a translation to every cell that can have one. */
function translate(name: TableName): YearTexts {
  const { columns, rows } = tables[name].read(toValues(twoLanguages))
  const changes = columns
    .filter(({ language }) => language !== undefined)
    .flatMap((column) =>
      rows.flatMap((row) => {
        const text = row.cells[column.name.replace(' es', '')]?.text
        return text ? [{ row: row.name, column: column.name, text: `${text} en español` }] : []
      }),
    )
  return { ...twoLanguages, ...tables[name].write(twoLanguages, changes).texts }
}

it.each(['services', 'limits', 'surcharges', 'locations'] as const)(
  'Translations in %s are imported from the file to which they were exported',
  async (name) => {
    const translated = translate(name)
    const { planIn } = await exportAndGuess(name, translated, 'csv')
    expect(planIn(translated)).toMatchObject({ changes: [], rowQuestions: [], valueQuestions: [] })
    expect({ ...twoLanguages, ...planIn(twoLanguages).texts }).toEqual(translated)
    expect(translated).not.toEqual(twoLanguages)
  },
)

/** Rows with a bar between their cells. */
const show = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join('|'))

it.each([
  ['a\tb\r\nc\td\r\n', ['a|b', 'c|d']],
  ['a\tb\nc\td', ['a|b', 'c|d']],
  ['$1,250\t20%', ['$1,250|20%']],
  ['"line 1\nline 2"\tb', ['line 1\nline 2|b']],
  ['"say ""hello"""\tb', ['say "hello"|b']],
  ['5" pipe\tb', ['5" pipe|b']],
  ['a\t\tc\n\t\t\n', ['a||c', '||']],
  ['62.50', ['62.50']],
  ['', []],
])('Splits the clipboard’s text %j', (text, rows) => {
  expect(show(parseClipboard(text))).toEqual(rows)
})

it.each([
  ['\uFEFFPlan,EE\r\n"Premier, PPO","$1,250.50"\r\n', ['Plan|EE', 'Premier, PPO|$1,250.50']],
  ['Plan;EE\nPremier;"1,250.50"\nSaver;300\n', ['Plan|EE', 'Premier|1,250.50', 'Saver|300']],
  ['Plan\tEE\nPremier\t$1,250.50', ['Plan|EE', 'Premier|$1,250.50']],
  ["Name,Amount\n'=1+1,-300\n", ['Name|Amount', '=1+1|-300']],
  ["Name,Amount\n'til June,1\n", ['Name|Amount', "'til June|1"]],
])('Splits the file %j', (text, rows) => {
  expect(show(parseDelimited(text))).toEqual(rows)
})

it('Splits every text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseClipboard(text)).toBeInstanceOf(Array)
      expect(parseDelimited(text)).toBeInstanceOf(Array)
    }),
  )
})

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['@x', "'@x"],
  ['-x', "'-x"],
  ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
  ['-1+WEBSERVICE("http://example.com")', '"\'-1+WEBSERVICE(""http://example.com"")"'],
  ['-$1+1', "'-$1+1"],
  ['-(1+cmd)', "'-(1+cmd)"],
  ['－1', "'－1"],
  ['＝1', "'＝1"],
  [' =1', "' =1"],
  ['\u200B=1', "'\u200B=1"],
  ["'=1", "''=1"],
  ["'tis", "'tis"],
  ['-300', '-300'],
  ['-$1,250.00', '"-$1,250.00"'],
  ['-12.5%', '-12.5%'],
  ["'-300", "'-300"],
])('Writes %j as %j, so that spreadsheets do not calculate it', (text, written) => {
  expect(formatDelimited([[text]], ',')).toBe(written)
})
