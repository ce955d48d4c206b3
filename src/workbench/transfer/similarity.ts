import { closestMatch } from '../../check/closestMatch.ts'
import { readTier } from '../cells/tierTitles.ts'
import { isLimit, isOtherPayer, isSurcharge } from './otherTopics.ts'

/** Different words for the same thing, in texts without punctuation. */
const synonyms: readonly [RegExp, string][] = [
  [/\b(?:emergency (?:room|department|care|services?)|emergency|er|ed)\b/g, 'emergency'],
  [/\burgent(?: care)?(?: (?:center|clinic))?\b/g, 'urgent'],
  [
    /\b(?:preventi(?:ve|on)|preventative|wellness|well (?:child|baby|woman|adult)(?: care)?|annual (?:physical|exam|check ?up)|routine physical|check ?ups?)\b/g,
    'preventive',
  ],
  [/\b(?:specialist|specialty care)s?(?: (?:doctor|physician|office))?\b/g, 'specialist'],
  [
    /\b(?:primary care|primary|pcp|family|general) (?:doctor|physician|provider|practitioner)s?\b|\b(?:primary care|primary|pcp|doctors?|physicians?|office visits?)\b/g,
    'primary',
  ],
  [
    /\b(?:telehealth|telemedicine|virtual(?: (?:care|visits?))?|(?:online|video) visits?|e visits?)\b/g,
    'telehealth',
  ],
  [
    /\b(?:mental|behaviou?ral)(?: health)?(?: (?:(?:and|or) )?(?:mental|behaviou?ral)(?: health)?)*(?: (?:(?:and|or) )?substance (?:abuse|use))?\b/g,
    'mental',
  ],
  [/\brehab\b/g, 'rehabilitation'],
  [/\bnon preferred\b/g, 'nonpreferred'],
  [/\b(?:prescriptions?|rx|drugs?|medications?|medicines?)\b/g, 'drug'],
  [/\b(?:brand name)\b/g, 'brand'],
  [/\b(?:lab(?:oratory)?(?: (?:tests?|work|services?))?|labs|blood ?work|blood tests?)\b/g, 'lab'],
  [/\bx ?rays?\b/g, 'xray'],
  [/\b(?:mris?|(?:advanced |complex )?imaging|(?:ct|cat)(?: scans?)?)\b/g, 'imaging'],
  [/\b(?:physical therapy|physical therapist|pt)\b/g, 'physicaltherapy'],
  [/\bchiro(?:pract(?:ic|or|ors))?\b/g, 'chiropractic'],
  [/\bsurgical\b/g, 'surgery'],
  [/\b(?:ambulatory|day) surgery\b/g, 'outpatient surgery'],
  [
    /\b(?:in ?patient(?: (?:hospital|stay|care|admission))?|(?:overnight |staying in (?:the |a )?)?hospital(?: (?:stays?|admission|room))?|hospitalization)\b/g,
    'hospital',
  ],
  [/\b(?:having a baby|maternity|childbirth|pregnancy|pregnant)\b/g, 'maternity'],
  [/\b(?:under|below|less than|up to)\b/g, 'under'],
  [/\b(?:(?:and|or) (?:over|above|more|up|higher)|over|above|more than|at least)\b/g, 'over'],
]

/** Words that do not distinguish names, unless a name has no other words. */
const fillers = new Set(
  'a an and are at by care copay coverage day each for going have if in medical need of or our per plan routine scan see seeing service stay test the to use visit with year you your'.split(
    ' ',
  ),
)

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

function readWords(text: string): Words {
  const shorter = withoutNotes(text)
  const variants = [...new Set([shorter, text])].map(toWordSet).filter(({ size }) => size > 0)
  return { variants, numbers: readNumbers(shorter), allNumbers: readNumbers(text) }
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
  const all = [...new Set([...words, ...others])]
  const shared = all.filter((word) => words.has(word) && others.has(word))
  const isDistinct = all.some((word) => distinctions.has(word) && !shared.includes(word))
  return isDistinct ? 0 : shared.length / all.length
}

function toWordSet(text: string): ReadonlySet<string> {
  const meaningful = readMeaning(text)
  return new Set(meaningful.length > 0 ? meaningful : splitWords(text))
}

/** The words of a text that distinguish it from others, in one spelling. */
export function readMeaning(text: string): string[] {
  return splitWords(text).filter((word) => !fillers.has(word))
}

function splitWords(text: string) {
  return synonyms
    .reduce((changed, [from, to]) => changed.replaceAll(from, to), toPlainWords(text))
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word))
}

function toPlainWords(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/(\d),(?=\d{3})/g, '$1')
    .replaceAll(/(\d)\s*k\b/g, '$1000')
    .replaceAll(/(\d)\s*\+/g, '$1 over')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function readNumbers(text: string) {
  return (toPlainWords(text).match(/\d+/g) ?? []).join(' ')
}

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
