/** A ratio to the value that the other items suggest; undefined if they suggest none. */
type Ratio = number | undefined

/** An item is an outlier if its ratio is at least `above`, or at most 1 / `below`. */
export interface OutlierBounds {
  above: number
  below: number
}

export interface Outlier<T> {
  item: T
  ratio: number
}

/**
 * Finds outliers, the most extreme first. Each outlier is removed before the next search, because it makes the others
 * look like outliers too.
 * @param ratioToOthers compares an item with all remaining ones
 * @param ownRatio breaks ties between items that are about equally extreme
 */
export function findOutliers<T>(
  items: readonly T[],
  ratioToOthers: (item: T, remaining: readonly T[]) => Ratio,
  ownRatio: (item: T, remaining: readonly T[]) => number,
  boundsFor: (item: T) => OutlierBounds,
): Outlier<T>[] {
  let remaining = items
  const outliers: Outlier<T>[] = []
  for (;;) {
    const [worst] = remaining
      .flatMap((item) => outlierIfOutside(item, ratioToOthers(item, remaining), boundsFor(item)))
      .map((outlier) => ({
        ...outlier,
        size: deviation(outlier.ratio),
        ownSize: deviation(ownRatio(outlier.item, remaining)),
      }))
      .toSorted((a, b) => (isAboutEqual(a.size, b.size) ? b.ownSize - a.ownSize : b.size - a.size))
    if (!worst) return outliers
    outliers.push({ item: worst.item, ratio: worst.ratio })
    remaining = remaining.filter((item) => item !== worst.item)
  }
}

function outlierIfOutside<T>(item: T, ratio: Ratio, { above, below }: OutlierBounds): Outlier<T>[] {
  return ratio !== undefined && (ratio >= above || ratio <= 1 / below) ? [{ item, ratio }] : []
}

/** Ratios of 12 and 1/12 deviate equally. */
function deviation(ratio: number) {
  return Math.max(ratio, 1 / ratio)
}

function isAboutEqual(one: number, other: number) {
  return deviation(one / other) < 1.25
}
