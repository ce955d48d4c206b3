import { parse } from 'jsonc-parser'
import { editYear } from '../../../src/check/edit/editYear.ts'
import { setTypical, templateValues } from '../../../src/check/typicalValues.ts'
import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import { guessView } from '../../../src/workbench/transfer/amountUnits.ts'
import { guessBlocks } from '../../../src/workbench/transfer/findBlocks.ts'
import type { ImportMapping } from '../../../src/workbench/transfer/ImportMapping.ts'
import {
  noDecisions,
  type ImportDecisions,
  type ImportPlan,
} from '../../../src/workbench/transfer/ImportPlan.ts'
import { parseClipboard } from '../../../src/workbench/cells/delimited.ts'
import { titleOf } from '../../../src/workbench/transfer/describeImport.ts'
import { planImport, readTable } from '../../../src/workbench/transfer/planImport.ts'
import { toSheet, type Sheet } from '../../../src/workbench/transfer/sheet.ts'
import type { TableName } from '../../../src/compare/form/sections.ts'
import { tables } from '../../../src/workbench/tables/tables.ts'
import { listOf } from '../../../src/workbench/tables/readDocument.ts'
import { readSample, toValues } from '../tables/sampleYears.ts'

/** A sheet as text, with a vertical bar between cells. */
function parseSheet(text: string, name = 'Sheet1'): Sheet {
  const lines = text
    .replace(/^\n/, '')
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .join('\t'),
    )
    .join('\n')
  return toSheet(name, parseClipboard(lines))
}

/** What happens to a cell of the sheet, such as B12. */
export function fateOf({ ledger }: ImportPlan, address: string) {
  return ledger.find((entry) => entry.address === address)?.fate
}

interface ImportOptions {
  sample?: string
  table?: TableName
  decisions?: Partial<ImportDecisions>
  mapping?: Partial<ImportMapping>
  sheetName?: string
  /** Payroll deductions in a year, instead of those of the sample. */
  payPeriods?: number
  /** The nouns of the values to make typical, such as "limit". */
  typical?: readonly string[]
  /** Other names of plans, by those of the sample. */
  names?: Readonly<Record<string, string>>
}

function editSample(texts: YearTexts, { payPeriods, typical, names = {} }: ImportOptions): YearTexts {
  return editYear(texts, ({ 'plans.json': plans }) => {
    if (payPeriods !== undefined) Object.assign(plans as object, { payPeriods })
    for (const plan of listOf(plans, 'plans') as { displayName: string }[])
      plan.displayName = names[plan.displayName] ?? plan.displayName
    if (typical)
      setTypical(
        plans,
        templateValues(plans).filter(({ noun }) => typical.includes(noun)),
      )
  })
}

/** Plans the import of a sheet into a table of a sample client, with the guessed mapping. */
export function importText(text: string, options: ImportOptions = {}) {
  const { sample = 'lakeshore', table = 'payroll', decisions, mapping, sheetName } = options
  const definition = tables[table]
  const texts = editSample(readSample(sample), options)
  const sheet = parseSheet(text, sheetName)
  const before = definition.read(toValues(texts))
  const blocks = guessBlocks(before, sheet).map((block) => ({
    ...block,
    view: block.view ?? guessView(definition, before, block),
  }))
  const used = { ...blocks[0]!, ...mapping }
  const target = { definition, texts }
  const plan = planImport(target, [used, ...blocks.slice(1)], { ...noDecisions, ...decisions })
  const after = { ...texts, ...plan.texts }
  const changed = readTable(target, after)
  return {
    plan,
    blocks: [used, ...blocks.slice(1)],
    mapping: used,
    /** For example "PPO Plan, Part-time: Family $7,008.77 → $7,100". */
    changes: plan.changes.map((change) => {
      const { row, column } = titleOf(changed, change)
      return `${row}: ${column} ${change.before} → ${change.after}`
    }),
    plans: parse(after['plans.json']) as { plans: never[] },
  }
}
