import type { CalculationInputs, PersonName } from './generated/inputs.d.ts'
import type { Id, Instance } from './instance.ts'

/** The family members that the employee covers. */
export interface Family {
  spouse: boolean
  /** From 0 to maxChildren. */
  children: number
}

export const maxChildren = 9

/** What the employee says about a baby on the way. */
export interface Baby {
  /** Whether the baby will be on the employee's plan. */
  isCovered: boolean
  /** The month of birth, 1 for January; null if it is not known. */
  month: number | null
}

/** The baby of an employee who says nothing about it. */
export const defaultBaby: Baby = { isCovered: true, month: null }

/** The covered persons, the employee included. */
export function coveredPersons({ spouse, children }: Family): PersonName[] {
  return [
    { role: 'subscriber', number: 1 },
    ...(spouse ? [{ role: 'spouse', number: 1 } as const] : []),
    ...Array.from({ length: children }, (_, index) => ({ role: 'child', number: index + 1 }) as const),
  ]
}

/** A single child has its own tier only for clients that price it separately. */
export function coverageCode(
  { spouse, children }: Family,
  singleChild: boolean,
): CalculationInputs['coverage'] {
  if (children === 0) return spouse ? 'ES' : 'EE'
  if (spouse) return 'EF'
  return children === 1 && singleChild ? 'EK' : 'EC'
}

/**
 * The family at the end of a year in which a scenario adds a child. A family with children has already counted the baby.
 */
export function familyAfterBirth(family: Family, isBabyCovered: boolean): Family {
  return family.children === 0 && isBabyCovered ? { ...family, children: 1 } : family
}

/** The tier at the end of a year in which a scenario adds a child. */
export function coverageAfterBirth(family: Family, isBabyCovered: boolean, singleChild: boolean) {
  return coverageCode(familyAfterBirth(family, isBabyCovered), singleChild)
}

/** The IDs of the scenarios that add a child. It never contains null, which stands for no choice. */
export function birthScenarios({ scenarios }: Pick<Instance, 'scenarios'>): ReadonlySet<Id | null> {
  return new Set(scenarios.filter(({ adds }) => adds === 'child').map(({ id }) => id))
}
