import { idsOf, type Id, type Instance } from './instance.ts'
import type { Plan } from './generated/plans.d.ts'

/** Where an employee works and what they earn. An answer is null if the client does not ask for it. */
export interface Employment {
  location: Id | null
  salaryBand: Id | null
}

/** Whether a plan is offered to an employee, judged by the given answers only. */
export function isOffered(
  { locations, salaryBands }: Pick<Plan, 'locations' | 'salaryBands'>,
  { location, salaryBand }: Partial<Employment>,
): boolean {
  return includes(locations, location) && includes(salaryBands, salaryBand)
}

/** The payroll row for an employee: the most specific one, where the band is more specific than the location. */
export function findPayrollRow(
  payroll: Plan['payroll'],
  { location, salaryBand }: Employment,
): Plan['payroll'][number] | undefined {
  const find = (ofBand: Id | null, atLocation: Id | null) =>
    payroll.find((row) => (row.salaryBand ?? null) === ofBand && (row.location ?? null) === atLocation)
  return find(salaryBand, location) ?? find(salaryBand, null) ?? find(null, location) ?? find(null, null)
}

/** The locations that employees can choose; [null] if they are not asked. */
export function locationsOf({
  features,
  locations,
}: Pick<Instance, 'features' | 'locations'>): (Id | null)[] {
  return features.locations ? idsOf(locations) : [null]
}

/** The salary bands that employees can choose; [null] if they are not asked. */
export function salaryBandsOf({
  features,
  salaryBands,
}: Pick<Instance, 'features' | 'salaryBands'>): (Id | null)[] {
  return features.salaryBands ? idsOf(salaryBands) : [null]
}

/** Without a list, the plan is for everyone. */
function includes(ids: Id[] | undefined, id: Id | null | undefined) {
  return ids === undefined || id === undefined || (id !== null && ids.includes(id))
}
