import { idKey } from '../../contract/idKey.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { formatId, listOf, memberOf, nameOf, numberRepeated } from './readDocument.ts'
import { units, type Unit } from './unitAmounts.ts'

/** What rows can be for. */
export interface Named {
  id: unknown
  name: string
}

interface Payroll {
  rows: PayrollRow[]
  rowNames: string[]
  /** None if employees are not asked for their salary band. */
  bands: Named[]
  locations: Named[]
}

export function readPayroll(values: YearValues): Payroll {
  const instance = values['instance.json']
  const readNames = (list: string): Named[] =>
    listOf(instance, list).map((item) => {
      const id = memberOf(item, 'id')
      return { id, name: nameOf(item, 'name', id) }
    })
  const asksBands = memberOf(memberOf(instance, 'features'), 'salaryBands') === true
  const bands = asksBands ? readNames('salaryBands') : []
  const rows = listOf(values['plans.json'], 'plans').flatMap((plan, index) =>
    listPayrollRows(
      plan,
      index,
      bands.map(({ id }) => id),
    ),
  )
  const rowNames = rows.map(
    ({ planIndex, band, location }) => `${planIndex} ${idKey(band)} ${idKey(location)}`,
  )
  return { rows, rowNames: numberRepeated(rowNames), bands, locations: readNames('locations') }
}

export function titleOf(id: unknown, names: readonly Named[]): string {
  if (id === undefined) return 'All others'
  return names.find((each) => idKey(each.id) === idKey(id))?.name ?? formatId(id)
}

/** The unit in which a row is stored; undefined if it has no amounts. */
export function unitOf(row: unknown): Unit | undefined {
  return units.find((unit) => memberOf(row, unit) !== undefined)
}

/** The unit of a row that has none. */
export function usualUnit(rows: readonly PayrollRow[]): Unit {
  return rows.map(({ value }) => unitOf(value)).find((unit) => unit !== undefined) ?? 'yearly'
}

export function planName(plan: unknown): string {
  return nameOf(plan, 'displayName', memberOf(plan, 'key'))
}

export interface PayrollRow {
  plan: unknown
  planIndex: number
  /** Undefined for a salary band that has no row in the document yet. Set when the row is added. */
  value: unknown
  /** In the document's list; its length for a row that is not there. */
  index: number
  /** The IDs that the row is for; undefined for all others. */
  band: unknown
  location: unknown
  /** Whether the table shows the row, empty, even if the document does not have it. */
  isShownEmpty: boolean
}

/** The rows of a plan as the document has them, with an empty row for each salary band that has none. */
function listPayrollRows(plan: unknown, planIndex: number, bands: readonly unknown[]): PayrollRow[] {
  const offered = memberOf(plan, 'salaryBands')
  const offeredKeys = Array.isArray(offered) ? new Set(offered.map(idKey)) : null
  const optional = bands.filter((band) => offeredKeys?.has(idKey(band)) ?? true)
  const optionalKeys = new Set(optional.map(idKey))
  const rows = listOf(plan, 'payroll').map((value, index) => {
    const band = memberOf(value, 'salaryBand')
    const location = memberOf(value, 'location')
    const isShownEmpty = location === undefined && optionalKeys.has(idKey(band))
    return { plan, planIndex, value, index, band, location, isShownEmpty }
  })
  const missing = (band: unknown): PayrollRow => ({
    plan,
    planIndex,
    value: undefined,
    index: rows.length,
    band,
    location: undefined,
    isShownEmpty: band !== undefined,
  })
  if (rows.length === 0 && optional.length === 0) return [missing(undefined)]
  if (hasRowForEachLocation(plan, rows)) return rows
  return optional.reduce<PayrollRow[]>(
    (all, band) =>
      all.some((row) => isOfBand(row, band))
        ? all
        : all.toSpliced(findPlace(all, optional, band), 0, missing(band)),
    rows,
  )
}

/** Whether a plan of some locations has a row for all bands of each of them. */
function hasRowForEachLocation(plan: unknown, rows: readonly PayrollRow[]): boolean {
  const offered = listOf(plan, 'locations')
  const covered = new Set(
    rows.filter(({ band }) => band === undefined).map(({ location }) => idKey(location)),
  )
  return offered.length > 0 && offered.every((location) => covered.has(idKey(location)))
}

/** Where to insert a new row into the document's list, so that the table keeps its order. */
export function placePayrollRow(
  list: readonly unknown[],
  row: PayrollRow,
  rows: readonly PayrollRow[],
): number {
  const ofPlan = rows.filter(({ plan }) => plan === row.plan)
  const before = ofPlan.slice(0, ofPlan.indexOf(row)).toReversed()
  const previous = before.map(({ value }) => list.indexOf(value)).find((index) => index >= 0)
  return previous === undefined ? 0 : previous + 1
}

/** After the row of the closest earlier band; without one, before the first row of a band. */
function findPlace(rows: readonly PayrollRow[], bands: readonly unknown[], band: unknown): number {
  const earlier = new Set(bands.slice(0, bands.indexOf(band)).map(idKey))
  const previous = rows.findLastIndex((row) => isForBand(row) && earlier.has(idKey(row.band)))
  if (previous >= 0) return previous + 1
  const first = rows.findIndex(isForBand)
  return first >= 0 ? first : rows.length
}

function isForBand({ band, location }: PayrollRow) {
  return band !== undefined && location === undefined
}

function isOfBand(row: PayrollRow, band: unknown) {
  return isForBand(row) && idKey(row.band) === idKey(band)
}
