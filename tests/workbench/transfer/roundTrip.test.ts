import { expect, it } from 'vitest'
import { setLanguages } from '../../../src/check/edit/translations.ts'
import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import { tables, type TableName } from '../../../src/workbench/tables/tables.ts'
import { exportTable, type ExportFormat } from '../../../src/workbench/transfer/exportTable.ts'
import { guessMapping } from '../../../src/workbench/transfer/guessMapping.ts'
import { noDecisions } from '../../../src/workbench/transfer/ImportPlan.ts'
import { planImport } from '../../../src/workbench/transfer/planImport.ts'
import { readImportFile } from '../../../src/workbench/transfer/readImportFile.ts'
import { readSample, sampleYears, toValues, tableNames } from '../tables/sampleYears.ts'

const formats: ExportFormat[] = ['csv', 'xlsx']

async function exportAndGuess(name: TableName, texts: YearTexts, format: ExportFormat) {
  const definition = tables[name]
  const table = definition.read(toValues(texts))
  const [sheet] = await readImportFile(
    new File([await exportTable(table, definition.title, format)], `table.${format}`),
  )
  const mapping = guessMapping(table, sheet!)
  const planIn = (target: YearTexts) =>
    planImport({ definition, texts: target }, sheet!.grid, mapping, noDecisions)
  return { table, mapping, planIn }
}

const cases = sampleYears
  .flatMap((sample) => tableNames.map((name) => ({ sample, name })))
  .filter(({ sample, name }) => tables[name].read(toValues(readSample(sample))).rows.length > 0)
  .map((each, index) => ({ ...each, format: formats[index % formats.length]! }))

it.each(cases)('$name of $sample is imported again from $format without a change', async (each) => {
  const texts = readSample(each.sample)
  const { table, mapping, planIn } = await exportAndGuess(each.name, texts, each.format)
  const plan = planIn(texts)
  expect(mapping).toMatchObject({ isTransposed: false, titleRow: 0 })
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
