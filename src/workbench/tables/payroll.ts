import type { CoverageCode } from '../../contract/inputs.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { defineTable, placeOf } from './defineTable.ts'
import type { Entry, Field, LayoutRow } from './Layout.ts'
import { choiceOf, money } from './formats.ts'
import { payrollActions } from './payrollActions.ts'
import { placePayrollRow, type PayrollRow } from './payrollRows.ts'
import { readPayroll, titleOf, unitOf } from './readPayroll.ts'
import { ensureList, ensureObject, memberOf, nameOf, removeItem } from './readDocument.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { readTiers } from './readTiers.ts'
import { allTiers, shortTierTitle, tierTitles } from '../cells/tierTitles.ts'
import { assignAmounts, changeAmounts, readAmounts, unitAmountFormat } from './unitAmounts.ts'
import { units, unitTitles, type Unit } from './units.ts'

const unitFormat = choiceOf(unitTitles)

/** What employees pay for each plan, by tier and salary band. Each row is stored per year or per paycheck. */
export const payroll = defineTable({
  title: 'Payroll deductions',
  views: [
    { name: 'stored', title: 'As entered' },
    ...units.map((unit) => ({ name: unit, title: unitTitles[unit] })),
  ],
  ...payrollActions,
  layout: (values, view) => {
    const tiers = readTiers(values)
    const { rows, rowNames, names } = readPayroll(values)
    const hasLocations = rows.some(({ location }) => location !== undefined)
    const hasBands = rows.some(({ band }) => band !== undefined)
    return {
      headers: ['Plan', ...(hasLocations ? ['Location'] : []), ...(hasBands ? ['Salary band'] : [])],
      columns: [
        ...tiers.map((tier) => ({
          name: tier,
          title: tierTitles[tier],
          shortTitle: shortTierTitle(tier, tiers),
          kind: 'money' as const,
          ...(tier === 'EK' && { emptyMeans: 'as + Children' }),
        })),
        { name: 'unit', title: 'Entered as', kind: 'choice', choices: unitFormat.choices! },
      ],
      rows: rows.map((row, index): LayoutRow => ({
        name: rowNames[index]!,
        places: [[], ['yearly'], ['perPay']].map((path) =>
          placeOf('plans.json', ['plans', row.planIndex, 'payroll', row.index, ...path]),
        ),
        headers: [
          nameOf(row.plan, 'displayName', memberOf(row.plan, 'key')),
          ...(hasLocations ? [titleOf(row.location, names.locations)] : []),
          ...(hasBands ? [titleOf(row.band, names.bands)] : []),
        ],
        fields: rowFields(
          values,
          row,
          rows,
          tiers,
          units.find((unit) => unit === view),
        ),
      })),
    }
  },
})

function rowFields(
  values: YearValues,
  row: PayrollRow,
  rows: readonly PayrollRow[],
  tiers: readonly CoverageCode[],
  view: Unit | undefined,
): Record<string, Field> {
  const paychecks = memberOf(values['plans.json'], 'payPeriods')
  const stored =
    unitOf(row.value) ?? rows.map(({ value }) => unitOf(value)).find((unit) => unit !== undefined)
  const unit = stored ?? 'yearly'
  const entry = rowEntry(row, rows, { unit, view, paychecks })
  const location = ['plans', row.planIndex, 'payroll', row.index]
  const isForOthers = ({ planIndex, band, location: place, value }: PayrollRow) =>
    planIndex === row.planIndex && band === undefined && place === undefined && value !== undefined
  const emptyMeans = row.value === undefined && rows.some(isForOthers) ? 'as all others' : undefined
  const format = unitAmountFormat(money, unit, view ?? unit, paychecks)
  const amounts = memberOf(row.value, unit)
  return {
    ...Object.fromEntries(
      tiers.map((tier) => [
        tier,
        {
          file: 'plans.json',
          location: [...location, unit, tier],
          value: memberOf(amounts, tier),
          format,
          entry,
          ...(emptyMeans !== undefined && { emptyMeans }),
        },
      ]),
    ),
    unit: {
      file: 'plans.json',
      location: [...location, unit],
      value: row.value === undefined ? undefined : unit,
      format: unitFormat,
      emptyMeans: unitTitles[unit],
      entry,
    },
  }
}

interface RowUnits {
  /** The unit of the stored amounts. */
  unit: Unit
  /** The unit in which the table shows all amounts. */
  view: Unit | undefined
  paychecks: unknown
}

/** A row without amounts is removed if the salary band keeps an empty row in the table. */
function rowEntry(row: PayrollRow, rows: readonly PayrollRow[], { unit, view, paychecks }: RowUnits): Entry {
  return {
    writeAll: (changed) => {
      const changes = new Map(changed)
      const to = (changes.get('unit') as Unit | undefined) ?? unit
      changes.delete('unit')
      const stored = memberOf(row.value, unit)
      const current = readAmounts(stored)
      const amounts = changeAmounts({ current, changes, from: unit, to, shown: view ?? to, paychecks })
      if (typeof amounts === 'string') return amounts
      const list = ensureList(row.plan, 'payroll')
      if (amounts.size === 0 && row.isOptional) removeItem(list, row.value)
      else assignAmounts(ensureAmounts(row, rows, list, unit, to), allTiers, amounts)
      return undefined
    },
  }
}

/** The object with the amounts of a row, which is added if it does not exist. */
function ensureAmounts(row: PayrollRow, rows: readonly PayrollRow[], list: unknown[], from: Unit, to: Unit) {
  const value = row.value ?? {
    ...(row.band !== undefined && { salaryBand: row.band }),
    ...(row.location !== undefined && { location: row.location }),
  }
  if (row.value === undefined) list.splice(placePayrollRow(list, row, rows), 0, value)
  row.value = value
  const amounts = memberOf(value, from)
  if (from !== to && isRecord(value) && isRecord(amounts)) {
    delete value[from]
    value[to] = amounts
  }
  return ensureObject(value, to)
}
