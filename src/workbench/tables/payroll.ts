import { EditProblem } from '../../check/edit/editJson.ts'
import { editYear } from '../../check/edit/editYear.ts'
import type { CoverageCode } from '../../contract/inputs.ts'
import { idKey } from '../../contract/idKey.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { choiceOf, money } from '../cells/formats.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { shortTierTitle, tierTitles } from '../cells/tierTitles.ts'
import { defineTable } from './defineTable.ts'
import { placeOf, type Write, type Fields } from './Layout.ts'
import {
  placePayrollRow,
  planName,
  readPayroll,
  titleOf,
  unitOf,
  usualUnit,
  type Named,
  type PayrollRow,
} from './payrollRows.ts'
import { ensureList, ensureObject, listOf, memberOf, nameOf, readTiers, removeItem } from './readDocument.ts'
import type { RowChoice, TableDefinition } from './Table.ts'
import {
  assignAmounts,
  changeAmounts,
  readAmounts,
  unitAmountFormat,
  units,
  unitTitles,
  type Paychecks,
  type Unit,
} from './unitAmounts.ts'

const unitFormat = choiceOf(unitTitles)

/** What employees pay for each plan, by tier and salary band. Each row is stored per year or per paycheck. */
export const payroll = defineTable({
  title: 'Payroll deductions',
  views: [
    { name: 'stored', title: 'As entered' },
    ...units.map((unit) => ({ name: unit, title: unitTitles[unit] })),
  ],
  ...rowActions(),
  layout: (values, viewName) => {
    const tiers = readTiers(values)
    const { rows, rowNames, bands, locations } = readPayroll(values)
    const view = units.find((unit) => unit === viewName)
    const parts = [
      { title: 'Plan', textOf: ({ plan }: PayrollRow) => planName(plan) },
      ...(rows.some(({ location }) => location !== undefined)
        ? [{ title: 'Location', textOf: ({ location }: PayrollRow) => titleOf(location, locations) }]
        : []),
      ...(rows.some(({ band }) => band !== undefined)
        ? [{ title: 'Salary band', textOf: ({ band }: PayrollRow) => titleOf(band, bands) }]
        : []),
    ]
    return {
      headers: parts.map(({ title }) => title),
      columns: [
        ...tiers.map((tier) => ({
          name: tier,
          title: tierTitles[tier],
          shortTitle: shortTierTitle(tier, tiers),
          format: money,
          ...(tier === 'EK' && { emptyMeans: 'as + Children' }),
        })),
        { name: 'unit', title: 'Entered as', format: unitFormat },
      ],
      rows: rows.map((row, index) => ({
        name: rowNames[index]!,
        places: [[], ['yearly'], ['perPay']].map((path) =>
          placeOf('plans.json', ['plans', row.planIndex, 'payroll', row.index, ...path]),
        ),
        headers: parts.map(({ textOf }) => textOf(row)),
        fields: rowFields(values, row, rows, { tiers, view }),
      })),
    }
  },
})

/** @param view the unit in which the table shows all amounts; undefined for that of each row */
function rowFields(
  values: YearValues,
  row: PayrollRow,
  rows: readonly PayrollRow[],
  { tiers, view }: { tiers: readonly CoverageCode[]; view: Unit | undefined },
): Fields {
  const paychecks = memberOf(values['plans.json'], 'payPeriods')
  const unit = unitOf(row.value) ?? usualUnit(rows)
  const write = writeRow(row, rows, { unit, view, paychecks })
  const location = ['plans', row.planIndex, 'payroll', row.index, unit]
  const isForOthers = ({ planIndex, band, location: place, value }: PayrollRow) =>
    planIndex === row.planIndex && band === undefined && place === undefined && value !== undefined
  const isForAllOthers = row.value === undefined && rows.some(isForOthers)
  const format = unitAmountFormat(money, unit, view ?? unit, paychecks)
  const amounts = memberOf(row.value, unit)
  const tierFields = tiers.map((tier) => [
    tier,
    {
      file: 'plans.json',
      location: [...location, tier],
      value: memberOf(amounts, tier),
      format,
      write,
      ...(isForAllOthers && { emptyMeans: 'as all others' }),
    },
  ])
  return {
    ...(Object.fromEntries(tierFields) as Fields),
    unit: {
      file: 'plans.json',
      location,
      value: row.value === undefined ? undefined : unit,
      emptyMeans: unitTitles[unit],
      write,
    },
  }
}

/** Clearing all amounts removes the row from the document if the table shows it empty; otherwise it stays, empty. */
function writeRow(
  row: PayrollRow,
  rows: readonly PayrollRow[],
  { unit, view, paychecks }: { unit: Unit; view: Unit | undefined; paychecks: Paychecks },
): Write {
  return (changed) => {
    const changes = new Map(changed)
    const to = (changes.get('unit') as Unit | undefined) ?? unit
    changes.delete('unit')
    const current = readAmounts(memberOf(row.value, unit))
    const amounts = changeAmounts({ current, changes, from: unit, to, shown: view ?? to, paychecks })
    if (typeof amounts === 'string') return amounts
    const list = ensureList(row.plan, 'payroll')
    if (amounts.size === 0 && row.isShownEmpty) removeItem(list, row.value)
    else assignAmounts(ensureAmounts(row, rows, list, unit, to), amounts)
    return undefined
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

function rowActions() {
  return {
    rowNoun: 'rate',
    addChosenRow: {
      listChoices: (values) => {
        const { bands, locations } = readPayroll(values)
        const plans = listOf(values['plans.json'], 'plans')
        return [
          {
            title: 'Plan',
            options: plans.map((plan, index) => ({ name: String(index), title: planName(plan) })),
          },
          toChoice('Location', locations),
          toChoice('Salary band', bands),
        ]
      },
      add: (texts, [plan = '', location = '', band = '']) =>
        editYear(texts, (values) => addRate(values, Number(plan), location, band)),
    },
    removeRows: (texts, removed) =>
      editYear(texts, (values) => {
        const { rows, rowNames } = readPayroll(values)
        for (const [index, { plan, value }] of rows.entries())
          if (removed.includes(rowNames[index]!)) removeItem(listOf(plan, 'payroll'), value)
      }),
  } satisfies Partial<TableDefinition>
}

/** The names of the options are keys of IDs; '' for all others. */
function toChoice(title: string, names: readonly Named[]): RowChoice {
  const options = names.map(({ id, name }) => ({ name: idKey(id), title: name }))
  return { title, options: [{ name: '', title: 'All others' }, ...options] }
}

/** Adds a rate of $0, because only the client knows the amounts. */
function addRate(values: YearValues, planIndex: number, location: string, band: string) {
  const { rows, bands, locations } = readPayroll(values)
  const plan = listOf(values['plans.json'], 'plans')[planIndex]
  const existing = rows.find(
    (row) => row.plan === plan && idKey(row.band) === band && idKey(row.location) === location,
  )
  if (existing?.value !== undefined) {
    const place = `${titleOf(existing.location, locations)}, ${titleOf(existing.band, bands)}`
    throw new EditProblem(
      `${nameOf(plan, 'displayName', planIndex)} already has a rate for ${place}. Change its amounts in the table.`,
    )
  }
  const tiers = readTiers(values).filter((tier) => tier !== 'EK')
  ensureList(plan, 'payroll').push({
    ...(band !== '' && { salaryBand: JSON.parse(band) as unknown }),
    ...(location !== '' && { location: JSON.parse(location) as unknown }),
    [usualUnit(rows)]: Object.fromEntries(tiers.map((tier) => [tier, 0])),
  })
}
