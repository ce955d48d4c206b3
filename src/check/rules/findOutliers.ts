/** How many times what the others suggest something is; below 1 where it is less. Undefined where nothing suggests. */
type Ratio = number | undefined

/** From how many times more, and how many times less, something is odd. */
export interface Bounds {
  more: number
  less: number
}

export interface Outlier<T> {
  item: T
  ratio: number
}

/**
 * Those that do not go with the others, the oddest first. Each is left aside before the next is looked for: beside one
 * that is odd, the others look so too.
 * @param ratioOf one of them beside all that are left
 * @param plainRatioOf the same by itself, which decides between two that are as odd beside each other
 */
export function findOutliers<T>(
  all: readonly T[],
  ratioOf: (item: T, left: readonly T[]) => Ratio,
  plainRatioOf: (item: T, left: readonly T[]) => number,
  boundsOf: (item: T) => Bounds,
): Outlier<T>[] {
  let left = all
  const odd: Outlier<T>[] = []
  for (;;) {
    const [worst] = left
      .flatMap((item) => oddIn(item, ratioOf(item, left), boundsOf(item)))
      .map((one) => ({ ...one, size: sizeOf(one.ratio), plainSize: sizeOf(plainRatioOf(one.item, left)) }))
      .toSorted((a, b) => (sameSize(a.size, b.size) ? b.plainSize - a.plainSize : b.size - a.size))
    if (!worst) return odd
    odd.push({ item: worst.item, ratio: worst.ratio })
    left = left.filter((item) => item !== worst.item)
  }
}

function oddIn<T>(item: T, ratio: Ratio, { more, less }: Bounds): Outlier<T>[] {
  return ratio !== undefined && (ratio >= more || ratio <= 1 / less) ? [{ item, ratio }] : []
}

/** Twelve times less is as odd as twelve times more. */
function sizeOf(ratio: number) {
  return Math.max(ratio, 1 / ratio)
}

function sameSize(one: number, other: number) {
  return sizeOf(one / other) < 1.25
}

/** The one in the middle of some amounts above 0; of two there, what is as many times the one as the other is its. */
export function middle(amounts: readonly number[]): Ratio {
  if (amounts.length === 0) return undefined
  const sorted = amounts.toSorted((a, b) => a - b)
  const half = (sorted.length - 1) / 2
  return Math.sqrt(sorted[Math.floor(half)]! * sorted[Math.ceil(half)]!)
}
