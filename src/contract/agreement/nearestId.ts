import type { Id } from '../instance.ts'
import { closestMatch } from './closestMatch.ts'

/** The id of which another is a slip of the keyboard. Digits are counted, not spelt: band2 is no slip of band1. */
export function nearestId(id: Id, ids: Id[]): Id | undefined {
  const byName = new Map(ids.map((each) => [String(each), each]))
  const alike = [...byName.keys()].filter((name) => digitsOf(name) === digitsOf(String(id)))
  const name = closestMatch(String(id), alike)
  return name === undefined ? undefined : byName.get(name)
}

function digitsOf(name: string) {
  return name.replaceAll(/\D/g, '')
}
