import type { JSONPath } from 'jsonc-parser'
import { choiceOf, deductible, money, requiredText, type CellFormat } from '../cells/formats.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { accountColumns, accountBindings } from './accounts.ts'
import type { CellBinding, CellBindings, WriteValues } from './Table.ts'
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
  bindingsOf: planBindings,
})

const limitProperties = {
  individual: 'Individual',
  family: 'Family',
  kind: 'Kind',
  person: 'Person in a family',
}

function limitColumns(limit: string, group: string, amount: CellFormat): ListColumn[] {
  return Object.entries(limitProperties).map(([property, title]) =>
    groupedColumn(group, `${limit} ${property}`, title, property === 'kind' ? kindFormat : amount),
  )
}

function groupedColumn(group: string, name: string, shortTitle: string, format: CellFormat): ListColumn {
  return { file, name, title: `${group}: ${shortTitle.toLowerCase()}`, group, shortTitle, format }
}

function planBindings(entry: JoinedEntry, values: YearValues): CellBindings {
  const { value: plan, index } = entry.parts[file]
  const location = ['plans', index]
  return {
    ...limitBindings(plan, location, 'deductible'),
    ...limitBindings(plan, location, 'outOfPocketMaximum'),
    ...limitBindings(plan, location, 'drugMaximum'),
    ...accountBindings(plan, location, values),
  }
}

function limitBindings(plan: unknown, location: JSONPath, name: string): CellBindings {
  const limit = memberOf(plan, name)
  const write = writeLimit(plan, name)
  return Object.fromEntries(
    Object.keys(limitProperties).map((property): [string, CellBinding] => [
      `${name} ${property}`,
      {
        file,
        location: [...location, name, property],
        value: memberOf(limit, property),
        write,
        ...(property === 'person' &&
          memberOf(limit, 'kind') === 'embedded' && { emptyMeans: 'as individual' }),
      },
    ]),
  )
}

/** A limit without any value is removed. */
function writeLimit(plan: unknown, name: string): WriteValues {
  return (changes) => {
    const limit = ensureObject(plan, name)
    for (const [column, value] of changes) setMember(limit, column.slice(name.length + 1), value)
    if (Object.keys(limit).length === 0) setMember(plan, name, undefined)
  }
}
