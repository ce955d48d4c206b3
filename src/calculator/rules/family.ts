/** The family members that the employee covers. */
export interface Family {
  spouse: boolean
  /** From 0 to maxChildren. */
  children: number
}

export const maxChildren = 9
