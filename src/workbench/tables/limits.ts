import type { JSONPath } from 'jsonc-parser'
import { choiceOf, deductible, money, requiredText, type CellFormat } from '../cells/formats.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { accountColumns, accountFields } from './accounts.ts'
import type { Field, Fields, Write } from './Table.ts'
import { listTable, type JoinedEntry, type ListColumn } from './listTable.ts'
import { ensureObject, memberOf, setMember } from './readDocument.ts'

const file = 'plans.json' as const

const kindFormat = choiceOf({ embedded: 'Embedded', aggregate: 'Aggregate' }, [
  [
    /^(?:each|every) (?:person|member|individual)\b|^(?:per|by) (?:person|member|individual)$|^individual$/i,
    'embedded',
  ],
  [
    /^(?:shared|combined|non-?embedded|not embedded|true family|family)\b|^aggregated?$|\bfamily (?:amount|deductible|maximum|limit)?\s*(?:must be|is) (?:met|shared)\b/i,
    'aggregate',
  ],
])

export const limits = listTable({
  title: 'Deductibles, maximums, and accounts',
  list: 'plans',
  columns: (values) => [
    {
      file,
      name: 'name',
      property: 'displayName',
      title: 'Plan',
      format: requiredText('name of the plan'),
      isRowHeader: true,
      isTranslatable: true,
    },
    ...limitColumns('deductible', 'Deductible', deductible),
    ...limitColumns('outOfPocketMaximum', 'Out-of-pocket maximum', money),
    groupedColumn('Drug deductible', 'drugDeductible', 'Individual', money),
    groupedColumn('Drug deductible', 'familyDrugDeductible', 'Family', money),
    ...limitColumns('drugMaximum', 'Drug maximum', money),
    ...accountColumns(values),
  ],
  fieldsOf: planFields,
})

const limitProperties = { individual: 'Individual', family: 'Family', kind: 'Kind' }

function limitColumns(limit: string, group: string, amount: CellFormat): ListColumn[] {
  return Object.entries(limitProperties).map(([property, title]) =>
    groupedColumn(group, `${limit} ${property}`, title, property === 'kind' ? kindFormat : amount),
  )
}

function groupedColumn(group: string, name: string, shortTitle: string, format: CellFormat): ListColumn {
  return { file, name, title: `${group}: ${shortTitle.toLowerCase()}`, group, shortTitle, format }
}

function planFields(entry: JoinedEntry, values: YearValues): Fields {
  const { value: plan, index } = entry.parts[file]
  const location = ['plans', index]
  return {
    ...limitFields(plan, location, 'deductible'),
    ...limitFields(plan, location, 'outOfPocketMaximum'),
    ...limitFields(plan, location, 'drugMaximum'),
    ...accountFields(plan, location, values),
  }
}

function limitFields(plan: unknown, location: JSONPath, name: string): Fields {
  const limit = memberOf(plan, name)
  const write = writeLimit(plan, name)
  return Object.fromEntries(
    Object.keys(limitProperties).map((property): [string, Field] => [
      `${name} ${property}`,
      { file, location: [...location, name, property], value: memberOf(limit, property), write },
    ]),
  )
}

/** A limit without any value is removed. */
function writeLimit(plan: unknown, name: string): Write {
  return (changes) => {
    const limit = ensureObject(plan, name)
    for (const [column, value] of changes) setMember(limit, column.slice(name.length + 1), value)
    if (Object.keys(limit).length === 0) setMember(plan, name, undefined)
  }
}
