import { idKey } from '../../contract/idKey.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import { accountColumns, accountFields } from './accountFields.ts'
import { defineTable, placeOf, propertyField } from './defineTable.ts'
import type { Entry, Field } from './Layout.ts'
import { choiceOf, deductible, money, requiredText } from './formats.ts'
import { listActions } from './listActions.ts'
import { ensureObject, listOf, memberOf, numberRepeated, setMember } from './readDocument.ts'
import type { CellFormat } from './CellFormat.ts'
import type { Column } from './Table.ts'
import { readTiers } from './readTiers.ts'

const file: YearFile = 'plans.json'
const nameFormat = requiredText('name of the plan')
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

const limitProperties: readonly { name: string; title: string; format: CellFormat }[] = [
  { name: 'individual', title: 'Individual', format: money },
  { name: 'family', title: 'Family', format: money },
  { name: 'kind', title: 'Kind', format: kindFormat },
]

/** The objects with limits. */
const limitGroups = [
  { name: 'deductible', title: 'Deductible' },
  { name: 'outOfPocketMaximum', title: 'Out-of-pocket maximum' },
] as const

const drugMaximum = { name: 'drugMaximum', title: 'Drug maximum' } as const

const drugDeductible = [
  { name: 'drugDeductible', shortTitle: 'Individual' },
  { name: 'familyDrugDeductible', shortTitle: 'Family' },
] as const

/** The deductibles, maximums, and accounts of the plans. */
export const limits = defineTable({
  title: 'Deductibles, maximums, and accounts',
  ...listActions('plans', 'plan'),
  layout: (values) => {
    const tiers = readTiers(values)
    const plans = listOf(values[file], 'plans')
    const rowNames = numberRepeated(plans.map((plan) => idKey(memberOf(plan, 'key'))))
    return {
      headers: [],
      columns: [
        { name: 'name', title: 'Plan', kind: 'text', isRowHeader: true, isTranslatable: true },
        ...limitGroups.flatMap(limitColumns),
        ...drugDeductible.map(({ name, shortTitle }) => ({
          name,
          title: `Drug deductible: ${shortTitle.toLowerCase()}`,
          group: 'Drug deductible',
          shortTitle,
          kind: 'money' as const,
        })),
        ...limitColumns(drugMaximum),
        ...accountColumns(tiers),
      ],
      rows: plans.map((plan, index) => {
        const location = ['plans', index]
        return {
          name: rowNames[index]!,
          places: [placeOf(file, location)],
          headers: [],
          fields: {
            name: propertyField(file, plan, location, 'displayName', nameFormat),
            ...Object.assign(
              {},
              ...[...limitGroups, drugMaximum].map((group) => limitFields(plan, location, group.name)),
            ),
            ...Object.fromEntries(
              drugDeductible.map(({ name }) => [name, propertyField(file, plan, location, name, money)]),
            ),
            ...accountFields(values, plan, location, tiers),
          } as Record<string, Field>,
        }
      }),
    }
  },
})

function limitColumns({ name, title }: { name: string; title: string }): Column[] {
  return limitProperties.map((property) => ({
    name: `${name} ${property.name}`,
    title: `${title}: ${property.title.toLowerCase()}`,
    group: title,
    shortTitle: property.title,
    kind: property.format.kind,
    ...(property.format.choices && { choices: property.format.choices }),
  }))
}

function limitFields(plan: unknown, location: (string | number)[], name: string): Record<string, Field> {
  const limit = memberOf(plan, name)
  const entry = limitEntry(plan, name)
  return Object.fromEntries(
    limitProperties.map((property): [string, Field] => [
      `${name} ${property.name}`,
      {
        file,
        location: [...location, name, property.name],
        value: memberOf(limit, property.name),
        format: name === 'deductible' && property.format === money ? deductible : property.format,
        entry,
      },
    ]),
  )
}

/** A limit without any value is removed. */
function limitEntry(plan: unknown, name: string): Entry {
  return {
    writeAll: (changes) => {
      const limit = ensureObject(plan, name)
      for (const [column, value] of changes) setMember(limit, column.slice(name.length + 1), value)
      if (Object.keys(limit).length === 0) setMember(plan, name, undefined)
      return undefined
    },
  }
}
