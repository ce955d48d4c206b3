import { listPayrollRows, type PayrollRow } from './payrollRows.ts'
import { formatId, listOf, memberOf, nameOf, numberRepeated } from './readDocument.ts'
import { idKey } from '../../contract/idKey.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { units, type Unit } from './units.ts'

/** What rows can be for. */
export interface Named {
  id: unknown
  name: string
}

interface Payroll {
  rows: PayrollRow[]
  /** In the table. */
  rowNames: string[]
  names: { bands: Named[]; locations: Named[] }
}

/** Reads the payroll rows of all plans. */
export function readPayroll(values: YearValues): Payroll {
  const names = readNames(values)
  const bands = names.bands.map(({ id }) => id)
  const rows = listOf(values['plans.json'], 'plans').flatMap((plan, index) =>
    listPayrollRows(plan, index, bands),
  )
  const rowNames = numberRepeated(
    rows.map(({ planIndex, band, location }) => `${planIndex} ${idKey(band)} ${idKey(location)}`),
  )
  return { rows, rowNames, names }
}

function readNames(values: YearValues) {
  const instance = values['instance.json']
  const features = memberOf(instance, 'features')
  const named = (list: string) =>
    listOf(instance, list).map((item) => ({
      id: memberOf(item, 'id'),
      name: nameOf(item, 'name', memberOf(item, 'id')),
    }))
  const isAsked = memberOf(features, 'salaryBands') === true
  return { bands: isAsked ? named('salaryBands') : [], locations: named('locations') }
}

/** The name of a band or a location. */
export function titleOf(id: unknown, names: readonly Named[]): string {
  if (id === undefined) return 'All others'
  return names.find((each) => idKey(each.id) === idKey(id))?.name ?? formatId(id)
}

/** The unit in which a row is stored; undefined if it has no amounts. */
export function unitOf(row: unknown): Unit | undefined {
  return units.find((unit) => memberOf(row, unit) !== undefined)
}
