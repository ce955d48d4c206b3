import { describe, expect, it } from 'vitest'
import { exportTable, type ExportFormat } from '../../../src/workbench/transfer/exportTable.ts'
import { guessMapping } from '../../../src/workbench/transfer/guessMapping.ts'
import { noDecisions } from '../../../src/workbench/transfer/ImportPlan.ts'
import { planImport } from '../../../src/workbench/transfer/planImport.ts'
import { readImportFile } from '../../../src/workbench/transfer/readImportFile.ts'
import { tableNames, tables } from '../../../src/workbench/tables/tables.ts'
import { readSample, sampleYears, toValues } from '../tables/sampleYears.ts'

const formats: ExportFormat[] = ['csv', 'xlsx']

const cases = sampleYears
  .flatMap((sample) => tableNames.map((name) => ({ sample, name })))
  .filter(({ sample, name }) => tables[name].read(toValues(readSample(sample))).rows.length > 0)

describe.each(formats)('A table that is exported as %s', (format) => {
  it.each(cases)('changes nothing when it is imported again: $name of $sample', async ({ sample, name }) => {
    const definition = tables[name]
    const texts = readSample(sample)
    const table = definition.read(toValues(texts))
    const blob = await exportTable(table, definition.title, format)
    const [sheet] = await readImportFile(new File([blob], `table.${format}`))
    const mapping = guessMapping(table, sheet!)
    const plan = planImport({ definition, texts }, sheet!.grid, mapping, noDecisions)
    expect(mapping).toMatchObject({ isTransposed: false, titleRow: 0 })
    expect(plan).toMatchObject({ changes: [], rowQuestions: [], valueQuestions: [], addedRows: [] })
    expect(plan.texts).toEqual(texts)
    const named = table.columns.filter(({ isRowHeader }) => !isRowHeader)
    const filled = table.rows.flatMap((row) => named.filter((column) => row.cells[column.name]?.text))
    expect(plan.unchanged).toBe(filled.length)
  })
})
