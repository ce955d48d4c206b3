import type { PersonName } from './generated/inputs.d.ts'

/** The family members that the employee covers. */
export interface Family {
  spouse: boolean
  /** From 0 to maxChildren. */
  children: number
}

export const maxChildren = 9

/** The covered persons, the employee included. */
export function coveredPersons({ spouse, children }: Family): PersonName[] {
  return [
    { role: 'subscriber', number: 1 },
    ...(spouse ? [{ role: 'spouse', number: 1 } as const] : []),
    ...Array.from({ length: children }, (_, index) => ({ role: 'child', number: index + 1 }) as const),
  ]
}
