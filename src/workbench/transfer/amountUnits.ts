import type { TableDefinition } from '../tables/Table.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { memberOf } from '../tables/readDocument.ts'
import { type Unit, units } from '../tables/unitAmounts.ts'
import type { Choice, ImportMapping } from './ImportMapping.ts'
import { orient, type Sheet } from './sheet.ts'

type FileUnit = Unit | 'monthly'

/** A number of payroll deductions is not the unit of the amounts. */
const paycheckCount = /\d+ (?:paychecks?|deductions?|pay periods?) (?:a|per|each) year/g

const unitWords: readonly { unit: FileUnit; pattern: RegExp }[] = [
  {
    unit: 'perPay',
    pattern:
      /\b(?:per|each|every) (?:paycheck|pay ?period|pay|deduction)\b|\bbi-?weekly\b|\bsemi-?monthly\b|\((?:24|26|52)\)/,
  },
  { unit: 'monthly', pattern: /\b(?:per|each|every|a) month\b|(?<!semi-?)\bmonthly\b/ },
  {
    unit: 'yearly',
    pattern:
      /\b(?:per|each|a) (?:year|annum)\b|\bannual(?:ly)? (?:amounts?|rates?|costs?|deductions?|premiums?|contributions?)\b|\b(?:yearly|annually)\b/,
  },
]

/** The unit that the name, the headings, and the titles of a sheet say; undefined if they say none, or several. */
export function findFileUnit({ name, grid }: Sheet, mapping: ImportMapping): FileUnit | undefined {
  const text = [
    name,
    ...orient(grid, mapping)
      .slice(0, mapping.titleRow + 1)
      .flat(),
  ]
    .join('\n')
    .toLowerCase()
    .replaceAll(paycheckCount, '')
  const found = unitWords.filter(({ pattern }) => pattern.test(text))
  return found.length === 1 ? found[0]!.unit : undefined
}

function hasUnitColumn({ roles }: ImportMapping) {
  return roles.some((role) => role.kind === 'values' && role.column === 'unit')
}

/** The view of the table in which the amounts of a file are; undefined if that is not certain. */
export function guessView(
  { views }: Pick<TableDefinition, 'views'>,
  values: YearValues,
  sheet: Sheet,
  mapping: ImportMapping,
): string | undefined {
  if (!views) return undefined
  if (hasUnitColumn(mapping)) return views[0]!.name
  const unit = findFileUnit(sheet, mapping)
  if (unit === 'monthly') return isMonthly(values) ? 'perPay' : undefined
  return unit
}

export function listViewChoices(
  { views = [] }: Pick<TableDefinition, 'views'>,
  values: YearValues,
): Choice[] {
  const isAmount = (name: string) => units.some((unit) => unit === name)
  return [
    { name: '', title: 'Choose…' },
    ...views
      .filter(({ name }) => isAmount(name))
      .map(({ name, title }) => ({
        name,
        title: name === 'perPay' && isMonthly(values) ? 'Per month (12 deductions)' : title,
      })),
    ...views
      .filter(({ name }) => !isAmount(name))
      .map(({ name, title }) => ({ name, title: `${title} in the table` })),
  ]
}

export function explainUnknownUnit(sheet: Sheet, mapping: ImportMapping): string {
  return findFileUnit(sheet, mapping) === 'monthly'
    ? 'The file has amounts per month. Enter 12 paychecks with a deduction a year under Rates first, or choose what the amounts are.'
    : 'Choose what the amounts in the file are: per paycheck or per year.'
}

function isMonthly(values: YearValues) {
  return memberOf(values['plans.json'], 'payPeriods') === 12
}
