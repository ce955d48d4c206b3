/** The family members that the employee covers. */
export interface Family {
  spouse: boolean
  /** 0 to 9. */
  children: number
}

export const maxChildren = 9
