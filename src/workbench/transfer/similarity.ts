import { closestMatch } from '../../check/closestMatch.ts'
import type { CoverageCode } from '../../contract/inputs.ts'
import { nameSimilarity } from './matchNames.ts'

/** A text without case, punctuation, and spaces, which files write differently. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('+', ' and ')
    .replaceAll(/[^\p{L}\p{N}<>%]/gu, '')
}

/** How likely two titles mean the same: 1 for the same text, 0 for nothing in common. */
export function titleSimilarity(title: string, other: string): number {
  const normalized = normalizeText(title)
  const otherNormalized = normalizeText(other)
  if (normalized === '' || otherNormalized === '') return 0
  if (normalized === otherNormalized) return 1
  const tier = readTier(title)
  const otherTier = readTier(other)
  if (tier !== undefined || otherTier !== undefined) return tier === otherTier ? 0.95 : 0
  const words = nameSimilarity(title, other)
  if (words > 0.8) return 0.9
  if (closestMatch(normalized, [otherNormalized]) !== undefined) return 0.8
  const [short, long] = [normalized, otherNormalized].toSorted((one, two) => one.length - two.length)
  const isPart = short!.length >= 4 && long!.includes(short!)
  return Math.max(isPart ? 0.6 : 0, words * 0.9)
}

const employee = /\b(?:ee|emp|empl|employees?|subscriber|member)\b/
const spouse = /\b(?:sp|spouse|spouses|husband|wife|partner|es)\b/
const children = /\b(?:ch|chd|child|children|kids?|dep|dependents?)\b/
const oneChild = /\b(?:1|one|single)\s*(?:child|kid|ch)\b/
const family = /\b(?:fam|family|families|ef)\b/
const alone = /\b(?:only|single|individual|self|alone)\b/

/** The coverage tier that a title of a rate sheet names, such as "EE + Spouse"; undefined if it is none. */
function readTier(title: string): CoverageCode | undefined {
  const words = title
    .toLowerCase()
    .replaceAll(/child\(ren\)|child\/ren/g, 'children')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
  if (/^(?:ee|es|ek|ec|ef)$/.test(words)) return words.toUpperCase() as CoverageCode
  if (family.test(words) || (spouse.test(words) && children.test(words))) return 'EF'
  if (spouse.test(words) && !alone.test(words)) return 'ES'
  if (oneChild.test(words)) return 'EK'
  if (children.test(words) && (employee.test(words) || words.startsWith('ch'))) return 'EC'
  const isEmployeeAlone =
    employee.test(words) && (alone.test(words) || /^(?:ee|employee|subscriber)$/.test(words))
  return isEmployeeAlone || /^(?:single|individual|self only)$/.test(words) ? 'EE' : undefined
}
