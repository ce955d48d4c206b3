import { EditError } from '../../check/edit/editJson.ts'
import { editYear } from '../../check/edit/editYear.ts'
import { idKey } from '../../contract/idKey.ts'
import { isRecord } from '../../contract/isRecord.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { choiceOf, money } from '../cells/formats.ts'
import { tierTitles } from '../../compare/values/tierTitles.ts'
import { shortTierTitle } from '../cells/tierTitles.ts'
import { defineTable } from './defineTable.ts'
import { readPayroll, titleOf, unitOf, usualUnit, type Named, type PayrollRow } from './payrollRows.ts'
import {
  ensureList,
  ensureObject,
  listOf,
  memberOf,
  nameOf,
  readTiers,
  removeItem,
  setMember,
} from './readDocument.ts'
import { placeOf, type CellBindings, type RowChoice, type WriteValues } from './Table.ts'
import {
  asUnit,
  assignAmounts,
  changeAmounts,
  readAmounts,
  unitAmountFormat,
  units,
  unitTitles,
  writtenUnit,
  type AmountChanges,
  type FileUnit,
  type Unit,
} from './unitAmounts.ts'

/** What employees pay for each plan, by tier and salary band. Each row is stored per year or per paycheck. */
export const payroll = defineTable({
  title: 'Payroll deductions',
  views: [
    { name: 'stored', title: 'As entered' },
    ...units.map((unit) => ({ name: unit, title: unitTitles[unit] })),
  ],
  hasUnits: true,
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
      for (const { name, plan, value } of readPayroll(values).rows)
        if (removed.includes(name)) removeItem(listOf(plan, 'payroll'), value)
    }),
  readSource: (values, viewName) => {
    const tiers = readTiers(values)
    const { rows, bands, locations } = readPayroll(values)
    const view = asUnit(viewName)
    const parts = [
      { title: 'Plan', isShown: true, textOf: ({ plan }: PayrollRow) => planName(plan) },
      {
        title: 'Location',
        isShown: rows.some(({ location }) => location !== undefined),
        textOf: ({ location }: PayrollRow) => titleOf(location, locations),
      },
      {
        title: 'Salary band',
        isShown: rows.some(({ band }) => band !== undefined),
        textOf: ({ band }: PayrollRow) => titleOf(band, bands),
      },
    ].filter(({ isShown }) => isShown)
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
        { name: 'unit', title: 'Entered as', format: choiceOf(unitTitles) },
      ],
      rows: rows.map((row) => ({
        name: row.name,
        places: [[], ['yearly'], ['perPay']].map((path) =>
          placeOf('plans.json', ['plans', row.planIndex, 'payroll', row.index, ...path]),
        ),
        headers: parts.map(({ textOf }) => textOf(row)),
        cells: rowBindings(values, row, rows, view),
      })),
    }
  },
})

function planName(plan: unknown): string {
  return nameOf(plan, 'displayName', memberOf(plan, 'key'))
}

/** @param view the unit in which the table shows all amounts; undefined for that of each row */
function rowBindings(
  values: YearValues,
  row: PayrollRow,
  rows: readonly PayrollRow[],
  view: FileUnit | undefined,
): CellBindings {
  const unit = unitOf(row.value) ?? usualUnit(rows)
  const shared = {
    file: 'plans.json' as const,
    location: ['plans', row.planIndex, 'payroll', row.index, unit],
    write: writeRow(values, row, unit, view),
  }
  const isForOthers = ({ planIndex, band, location, value }: PayrollRow) =>
    planIndex === row.planIndex && band === undefined && location === undefined && value !== undefined
  const isForAllOthers = row.value === undefined && rows.some(isForOthers)
  const amounts = memberOf(row.value, unit)
  const amountBinding = {
    ...shared,
    format: unitAmountFormat(money, unit, view ?? unit, memberOf(values['plans.json'], 'payPeriods')),
    ...(isForAllOthers && { emptyMeans: 'as all others' }),
  }
  const tierBindings = readTiers(values).map((tier) => [
    tier,
    { ...amountBinding, location: [...shared.location, tier], value: memberOf(amounts, tier) },
  ])
  return {
    ...(Object.fromEntries(tierBindings) as CellBindings),
    unit: { ...shared, value: row.value === undefined ? undefined : unit, emptyMeans: unitTitles[unit] },
  }
}

/** Clearing all amounts removes the row from the document if the table shows it empty; otherwise it stays, empty. */
function writeRow(values: YearValues, row: PayrollRow, from: Unit, view: FileUnit | undefined): WriteValues {
  return (changed) => {
    const changes = new Map(changed)
    const chosen = changes.get('unit') as Unit | undefined
    changes.delete('unit')
    const current = readAmounts(memberOf(row.value, from))
    const timesPerYear = memberOf(values['plans.json'], 'payPeriods')
    const { to, amounts } = changeRow(chosen, view, { current, changes, from, timesPerYear })
    if (amounts.size === 0 && row.isShownEmpty) {
      removeItem(ensureList(row.plan, 'payroll'), row.value)
      return
    }
    const value = row.value ?? insertRow(values, row.plan, { salaryBand: row.band, location: row.location })
    const stored = memberOf(value, from)
    if (from !== to && isRecord(stored)) {
      setMember(value, from, undefined)
      setMember(value, to, stored)
    }
    assignAmounts(ensureObject(value, to), amounts)
  }
}

/**
 * A row whose amounts are all replaced is stored in the unit of the new ones. Amounts per month that are not whole cents per
 * paycheck are stored per year, which is exact.
 */
function changeRow(
  chosen: Unit | undefined,
  view: FileUnit | undefined,
  options: Pick<AmountChanges, 'current' | 'changes' | 'from' | 'timesPerYear'>,
) {
  const change = (to: Unit) => {
    const shown = writtenUnit(view) ?? to
    return { to, amounts: changeAmounts({ ...options, to, shown }) }
  }
  const { current, changes, from } = options
  if (chosen !== undefined) return change(chosen)
  const isReplaced = current.size > 0 && [...current.keys()].every((tier) => changes.get(tier) !== undefined)
  const to = isReplaced && view !== undefined && view !== 'monthly' ? view : from
  const otherwise = view === 'monthly' ? 'yearly' : from
  try {
    return change(to)
  } catch (error) {
    if (!(error instanceof EditError) || to === otherwise) throw error
    return change(otherwise)
  }
}

/** Inserts a row into the document in the order of the table. */
function insertRow(values: YearValues, plan: unknown, { salaryBand, location }: Record<string, unknown>) {
  const row: Record<string, unknown> = {}
  setMember(row, 'salaryBand', salaryBand)
  setMember(row, 'location', location)
  const { compare } = readPayroll(values)
  const list = ensureList(plan, 'payroll')
  const next = list.findIndex((other) => compare(other, row) > 0)
  list.splice(next < 0 ? list.length : next, 0, row)
  return row
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
    throw new EditError(`${planName(plan)} already has a rate for ${place}. Change its amounts in the table.`)
  }
  const parse = (key: string) => (key === '' ? undefined : (JSON.parse(key) as unknown))
  const row = insertRow(values, plan, { salaryBand: parse(band), location: parse(location) })
  const tiers = readTiers(values).filter((tier) => tier !== 'EK')
  setMember(row, usualUnit(rows), Object.fromEntries(tiers.map((tier) => [tier, 0])))
}
