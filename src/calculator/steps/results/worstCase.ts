import type { Family } from '../../rules/family.ts'

/** When a year costs as much as it can at most. */
export function whenWorst({ spouse, children }: Family) {
  return spouse || children > 0
    ? "if everyone's costs together reach the plan's out-of-pocket maximum"
    : "if you reach the plan's out-of-pocket maximum"
}
