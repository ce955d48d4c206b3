import { idKey } from '../../contract/idKey.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { formatId, listOf, memberOf, nameOf, numberRepeated } from './readDocument.ts'
import { units, type Unit } from './unitAmounts.ts'

/** What rows can be for. */
export interface Named {
  id: unknown
  name: string
}

export interface PayrollRow {
  /** Unique in the table. */
  name: string
  plan: unknown
  planIndex: number
  /** Undefined for a salary band that has no row in the document yet. */
  value: unknown
  /** In the document's list; its length for a row that is not there. */
  index: number
  /** The IDs that the row is for; undefined for all others. */
  band: unknown
  location: unknown
  /** Whether the table shows the row, empty, even if the document does not have it. */
  isShownEmpty: boolean
}

interface Payroll {
  rows: PayrollRow[]
  /** None if employees are not asked for their salary band. */
  bands: Named[]
  locations: Named[]
  /** Orders the document's rows of a plan as the table does: by location and by salary band, with all others last. */
  compare: (row: unknown, other: unknown) => number
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
  const locations = readNames('locations')
  const rank = (id: unknown, names: readonly Named[]) =>
    id === undefined ? names.length : names.findIndex((each) => idKey(each.id) === idKey(id))
  const compare = (row: unknown, other: unknown) => {
    const rankIn = (property: string, names: readonly Named[]) =>
      rank(memberOf(row, property), names) - rank(memberOf(other, property), names)
    return rankIn('location', locations) || rankIn('salaryBand', bands)
  }
  const rows = listOf(values['plans.json'], 'plans').flatMap((plan, planIndex) =>
    listRows(plan, bands)
      .toSorted((one, other) => compare(one.row, other.row))
      .map(({ row, ...rest }) => {
        const band = memberOf(row, 'salaryBand')
        const location = memberOf(row, 'location')
        return {
          ...rest,
          plan,
          planIndex,
          band,
          location,
          name: `${planIndex} ${idKey(band)} ${idKey(location)}`,
        }
      }),
  )
  const names = numberRepeated(rows.map(({ name }) => name))
  return { rows: rows.map((row, index) => ({ ...row, name: names[index]! })), bands, locations, compare }
}

/** The rows of a plan as the document has them, with an empty row for each salary band that has none. */
function listRows(plan: unknown, bands: readonly Named[]) {
  const offered = memberOf(plan, 'salaryBands')
  const offeredKeys = Array.isArray(offered) ? new Set(offered.map(idKey)) : null
  const optional = bands.filter(({ id }) => offeredKeys?.has(idKey(id)) ?? true)
  const optionalKeys = new Set(optional.map(({ id }) => idKey(id)))
  const rows = listOf(plan, 'payroll').map((row, index) => {
    const isForBand = memberOf(row, 'location') === undefined
    const isShownEmpty = isForBand && optionalKeys.has(idKey(memberOf(row, 'salaryBand')))
    return { row, value: row, index, isShownEmpty }
  })
  const missing = (salaryBand: unknown) => ({
    row: { salaryBand } as unknown,
    value: undefined as unknown,
    index: rows.length,
    isShownEmpty: salaryBand !== undefined,
  })
  if (rows.length === 0 && optional.length === 0) return [missing(undefined)]
  if (hasRowForEachLocation(plan)) return rows
  const shown = new Set(
    rows.filter((row) => row.isShownEmpty).map(({ row }) => idKey(memberOf(row, 'salaryBand'))),
  )
  return [...rows, ...optional.filter(({ id }) => !shown.has(idKey(id))).map(({ id }) => missing(id))]
}

/** Whether a plan of some locations has a row for all bands of each of them. */
function hasRowForEachLocation(plan: unknown): boolean {
  const offered = listOf(plan, 'locations')
  const rows = listOf(plan, 'payroll').filter((row) => memberOf(row, 'salaryBand') === undefined)
  const covered = new Set(rows.map((row) => idKey(memberOf(row, 'location'))))
  return offered.length > 0 && offered.every((location) => covered.has(idKey(location)))
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
