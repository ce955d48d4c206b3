import leven from 'leven'

/**
 * The name that was probably meant: the nearest, when it is near. Case, spaces, hyphens and underscores do not count.
 * Undefined when two are equally near.
 */
export function closestMatch(name: string, names: readonly string[]): string | undefined {
  const letters = lettersOf(name)
  // A third of the letters: more would make a guess of any short word.
  const maxDistance = Math.max(1, Math.floor(letters.length / 3))
  const near = [...new Set(names)]
    .map((each) => ({ each, distance: distanceOf(letters, lettersOf(each), maxDistance) }))
    .filter(({ distance }) => distance <= maxDistance)
  const least = Math.min(...near.map(({ distance }) => distance))
  const [closest, ...others] = near.filter(({ distance }) => distance === least)
  return others.length === 0 ? closest?.each : undefined
}

/** @returns more than `maxDistance` where the two are not near */
function distanceOf(letters: string, other: string, maxDistance: number) {
  // Two letters that change places are two changes and one slip.
  if (letters.length === other.length && inOrder(letters) === inOrder(other) && leven(letters, other) === 2)
    return 1
  if (Math.abs(letters.length - other.length) > maxDistance) return Infinity
  return leven(letters, other, { maxDistance: maxDistance + 1 })
}

function inOrder(letters: string) {
  return Array.from(letters).toSorted().join('')
}

function lettersOf(name: string) {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '')
}
