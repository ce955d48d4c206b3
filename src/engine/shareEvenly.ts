import type { Cents } from './money.ts'

/**
 * Shares an amount out in equal parts, none above its cap; what does not divide goes to the first, a cent each.
 * With a smaller amount or smaller caps for all, nobody's part grows.
 * @returns the parts in the order of the caps; together the amount, or all that the caps have room for.
 */
export function shareEvenly(amount: Cents, caps: Cents[]): Cents[] {
  const level = levelOf(amount, caps)
  const parts = caps.map((cap) => Math.min(cap, level))
  let rest = amount - parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part, index) => {
    if (rest === 0 || part === caps[index]) return part
    rest -= 1
    return part + 1
  })
}

/** The highest whole level up to which every cap can be filled. */
function levelOf(amount: Cents, caps: Cents[]): Cents {
  let rest = amount
  const ascending = caps.toSorted((a, b) => a - b)
  for (const [index, cap] of ascending.entries()) {
    const level = Math.floor(rest / (caps.length - index))
    if (level < cap) return level
    rest -= cap
  }
  return Infinity
}
