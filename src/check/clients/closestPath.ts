import { closestMatch } from '../closestMatch.ts'

/**
 * The path that was probably meant: one whose every folder and file name is the same or nearly so. As a whole, any two
 * short paths to a plans.json are near each other.
 */
export function closestPath(path: string, paths: readonly string[]): string | undefined {
  const names = path.split('/')
  const near = paths.filter((other) => {
    const others = other.split('/')
    return others.length === names.length && names.every((name, level) => isNear(name, others[level]!))
  })
  return closestMatch(path, near)
}

function isNear(name: string, other: string) {
  return closestMatch(name, [other]) !== undefined
}
