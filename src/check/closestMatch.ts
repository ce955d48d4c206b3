import leven from 'leven'
import type { Id } from '../contract/instance.ts'
import type { FindingText } from './LinterRule.ts'

/**
 * The name that was probably intended: the most similar one, if it is similar enough. Case, spaces, hyphens, and
 * underscores do not count. Undefined if two names are equally similar.
 */
export function closestMatch(name: string, names: readonly string[]): string | undefined {
  const letters = normalize(name)
  // Allowing more than a third of the letters to differ would turn any short word into a match.
  const maxDistance = Math.max(1, Math.floor(letters.length / 3))
  const similar = [...new Set(names)]
    .map((each) => ({ each, distance: distanceBetween(letters, normalize(each), maxDistance) }))
    .filter(({ distance }) => distance <= maxDistance)
  const least = Math.min(...similar.map(({ distance }) => distance))
  const [closest, ...others] = similar.filter(({ distance }) => distance === least)
  return others.length === 0 ? closest?.each : undefined
}

/** A question after a sentence; '' without a suggestion. */
export function didYouMean(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : ` Did you mean '${suggestion}'?`
}

/**
 * The sentences about an unknown value.
 * @param closest the one that was probably intended; undefined if there is none
 * @param alternative what else solves the problem, after 'or'
 * @param help without a closest one
 */
export function suggest(
  message: string,
  closest: Id | undefined,
  alternative: string,
  help: string,
): FindingText {
  if (closest === undefined) return { message, help }
  const value = JSON.stringify(closest)
  return {
    message: `${message} Did you mean ${value}?`,
    help: `Write ${value}, or ${alternative}.`,
    replacement: closest,
  }
}

/** The id that was probably intended. Digits must match: band2 is not a typo of band1. */
export function closestId(id: Id, ids: Id[]): Id | undefined {
  const byName = new Map(ids.map((each) => [String(each), each]))
  const candidates = [...byName.keys()].filter((name) => keepDigits(name) === keepDigits(String(id)))
  const name = closestMatch(String(id), candidates)
  return name === undefined ? undefined : byName.get(name)
}

/** @returns more than `maxDistance` if the two are not similar */
function distanceBetween(letters: string, other: string, maxDistance: number) {
  // Two swapped letters are two edits, but one typo.
  if (letters.length === other.length && sorted(letters) === sorted(other) && leven(letters, other) === 2)
    return 1
  if (Math.abs(letters.length - other.length) > maxDistance) return Infinity
  return leven(letters, other, { maxDistance: maxDistance + 1 })
}

function sorted(letters: string) {
  return Array.from(letters).toSorted().join('')
}

function normalize(name: string) {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '')
}

function keepDigits(name: string) {
  return name.replaceAll(/\D/g, '')
}
