import { idKey } from '../../contract/idKey.ts'
import { listOf, memberOf } from './readDocument.ts'

/** A row of a plan's payroll deductions. */
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
  /** Whether the table has the row even if the document does not. */
  isOptional: boolean
}

/** The rows of a plan as the document has them, with an empty row for each salary band that has none. */
export function listPayrollRows(plan: unknown, planIndex: number, bands: readonly unknown[]): PayrollRow[] {
  const offered = memberOf(plan, 'salaryBands')
  const offeredKeys = Array.isArray(offered) ? new Set(offered.map(idKey)) : null
  const optional = bands.filter((band) => offeredKeys?.has(idKey(band)) ?? true)
  const optionalKeys = new Set(optional.map(idKey))
  const rows = listOf(plan, 'payroll').map((value, index) => {
    const band = memberOf(value, 'salaryBand')
    const location = memberOf(value, 'location')
    const isOptional = location === undefined && optionalKeys.has(idKey(band))
    return { plan, planIndex, value, index, band, location, isOptional }
  })
  const missing = (band: unknown): PayrollRow => ({
    plan,
    planIndex,
    value: undefined,
    index: rows.length,
    band,
    location: undefined,
    isOptional: band !== undefined,
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
