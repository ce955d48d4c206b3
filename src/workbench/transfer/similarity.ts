import { closestMatch } from '../../check/closestMatch.ts'
import { readTier } from '../cells/tierTitles.ts'
import { readNumbers, toWordSet } from './nameWords.ts'
import { isLimit, isOtherPayer, isSurcharge } from './otherTopics.ts'

/** Names that differ in one of these mean different things. */
const distinctions = new Set(
  'brand emergency generic hospital mail nonpreferred not out outpatient over preferred specialty surgery under urgent without'.split(
    ' ',
  ),
)

/** Finds the known name that a text of a file probably means; undefined if there is none, or more than one. */
export function createNameFinder(known: readonly string[]): (text: string) => string | undefined {
  const rate = createNameRater(known)
  const found = new Map<string, string | undefined>()
  return (text) => {
    if (!found.has(text))
      found.set(text, /\p{L}|\d{2}/u.test(text) ? findOnlyBest(known, rate(text)) : undefined)
    return found.get(text)
  }
}

/** The item with the highest score, if it is at least 0.5 and no other item has it. @param scores of the items, from 0 to 1 */
export function findOnlyBest<Item>(items: readonly Item[], scores: readonly number[]): Item | undefined {
  const best = Math.max(0.5, ...scores)
  const index = scores.indexOf(best)
  return index === scores.lastIndexOf(best) ? items[index] : undefined
}

/** Rates how many words a text shares with each known name: 1 for the same words, 0 for different things. */
export function createNameRater(known: readonly string[]): (text: string) => number[] {
  const names = known.map(readWords)
  return (text) => {
    const words = readWords(text)
    return names.map((others) => compareWords(words, others))
  }
}

/** The known names whose words are all in a longer text, without those that are part of another one. */
export function findNamesIn(text: string, known: readonly string[]): string[] {
  const words = toWordSet(text)
  const isWithin = (part: ReadonlySet<string>, all: ReadonlySet<string>) =>
    [...part].every((word) => all.has(word))
  const names = known
    .map((name) => ({ name, words: toWordSet(name) }))
    .filter((each) => each.words.size > 0 && isWithin(each.words, words))
  const isPart = ({ words: part }: (typeof names)[number]) =>
    names.some((other) => other.words.size > part.size && isWithin(part, other.words))
  return names.filter((each) => !isPart(each)).map(({ name }) => name)
}

export function readNotes(text: string): string[] {
  return [...text.matchAll(/\(([^()]+)\)/g)].map(([, note]) => note!.trim())
}

/** Notes that change what a name means: “Mental health (inpatient)”, “Generic (mail order)”. */
const decisiveNote =
  /\b(?:in-?patient|mail|mental|behaviou?ral|non-?preferred|90[- ]days?)\b(?!.*\bwaived\b)/i

/** A name without its notes in parentheses, unless they change what it means. */
export function withoutNotes(text: string): string {
  return text.replaceAll(/\([^()]*\)/g, (note) => (decisiveNote.test(note) ? note : ' '))
}

interface Words {
  /** Without notes in parentheses, and with them. */
  variants: readonly ReadonlySet<string>[]
  numbers: string
  allNumbers: string
}

const readWords = remembered((text): Words => {
  const shorter = withoutNotes(text)
  const variants = [...new Set([shorter, text])].map(toWordSet).filter(({ size }) => size > 0)
  return { variants, numbers: readNumbers(shorter), allNumbers: readNumbers(text) }
})

/** Keeps the results for some thousand texts, because each title is compared with many names. */
function remembered<Result>(read: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    if (results.size > 5000) results.clear()
    if (!results.has(text)) results.set(text, read(text))
    return results.get(text)!
  }
}

/** How many words two names share, from 0 to 1. Plurals, word order, notes in parentheses, and synonyms do not count. */
function compareWords(one: Words, other: Words) {
  if (one.numbers !== other.numbers && one.allNumbers !== other.allNumbers) return 0
  if (one.allNumbers !== '' && other.allNumbers !== '' && one.allNumbers !== other.allNumbers) return 0
  return Math.max(
    0,
    ...one.variants.flatMap((words) => other.variants.map((others) => compareSets(words, others))),
  )
}

function compareSets(words: ReadonlySet<string>, others: ReadonlySet<string>) {
  const shared = [...words].filter((word) => others.has(word)).length
  if (shared === 0) return 0
  const isDistinct = [...words, ...others].some(
    (word) => distinctions.has(word) && !(words.has(word) && others.has(word)),
  )
  return isDistinct ? 0 : shared / (words.size + others.size - shared)
}

/** A text without case, punctuation, and spaces, which files write differently. */
export const normalizeText = remembered((text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('+', ' and ')
    .replaceAll(/[^\p{L}\p{N}<>%]/gu, ''),
)

/** How likely two titles mean the same: 1 for the same text, 0 for nothing in common. */
export function titleSimilarity(title: string, other: string): number {
  const normalized = normalizeText(title)
  const otherNormalized = normalizeText(other)
  if (normalized === '' || otherNormalized === '') return 0
  if (normalized === otherNormalized) return 1
  const tier = readTier(title)
  const otherTier = readTier(other)
  if (tier !== undefined || otherTier !== undefined)
    return tier === otherTier && isOtherPayer(title) === isOtherPayer(other) ? 0.95 : 0
  const words = compareWords(readWords(title), readWords(other))
  if (words > 0.8) return 0.9
  if (closestMatch(normalized, [otherNormalized]) !== undefined) return 0.8
  const [short, long] = [normalized, otherNormalized].toSorted((one, two) => one.length - two.length)
  const isPart = short!.length >= 4 && long!.includes(short!)
  return Math.max(isPart ? 0.6 : 0, words * 0.9)
}

/**
 * How similar a title is to that of a column. “Spousal surcharge (spouse has other coverage)” and “Deductible: single /
 * family” are no tiers.
 */
export function rateColumnTitle(text: string, title: string): number {
  const isOther = [isSurcharge, isLimit].some((isAbout) => isAbout(text) && !isAbout(title))
  return isOther ? 0 : titleSimilarity(text, title)
}
