import { translatableTexts } from '../../contract/generated/translatableTexts.js'
import { type LinterRule, type InstanceRule, type PlansRule, toRules, type Findings } from '../LinterRule.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import { findPlaces } from '../../contract/pointer.ts'

/** Elements and entities that people use in texts. Other words in angle brackets, or between & and ;, may be plain text. */
const elements =
  'a|abbr|b|blockquote|br|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|marquee|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|u|ul'
const entities =
  'amp|apos|bull|cent|copy|deg|euro|gt|hellip|ldquo|lsquo|lt|mdash|middot|minus|nbsp|ndash|plusmn|quot|rdquo|reg|rsquo|shy|times|trade|[aeiouyn](acute|circ|grave|tilde|uml)|ccedil'

const markup = new RegExp(
  `<!--[^]*?(-->|$)|</?(${elements})([\\s/][^<>]*)?>|&(#\\d+|#x[\\da-f]+|${entities});`,
  'i',
)

/** Control characters, direction marks, and characters without width. */
const invisible = /[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFFD]/u

/**
 * Marks and isolates that set the direction of a part. A text from right to left needs them around words and numbers
 * from left to right. The older embeddings and overrides are not among them: Unicode advises isolates instead.
 */
const directionMarks = /[\u200E\u200F\u2066-\u2069]/gu

const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

export const textRules = toRules<LinterRule<[DisplayedText[]]>>('warning', {
  markup: {
    title: 'Text shown to employees has no markup.',
    why: 'The calculator shows texts as they are, so employees see the tags.',
    fails: '"display": "A <b>usual</b> year"',
    passes: '"display": "A usual year"',
    check: (texts) =>
      texts.flatMap(({ pointer, text }) => {
        const match = markup.exec(text)
        if (!match) return []
        const [found] = match
        const message = `Employees see '${found}' literally, because texts are plain text.`
        const help = `Remove '${found}', or write the character that it represents.`
        return { pointer, spanInValue: { offset: match.index, length: found.length }, message, help }
      }),
  },
  'control-character': {
    title: 'Text shown to employees has no invisible characters.',
    fails: '"name": "Boise\\u0007"',
    passes: '"name": "Boise"',
    check: (texts) =>
      texts.flatMap(({ pointer, text, isRightToLeft }) => {
        const match = findInvisible(text, isRightToLeft)
        if (!match) return []
        const [found] = match
        const code = found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
        const message = `This text contains an invisible character, U+${code}.`
        return {
          pointer,
          spanInValue: { offset: match.index, length: found.length },
          message,
          help: 'Type the text again: pasted text can contain such characters.',
        }
      }),
  },
  'stray-space': {
    title: 'Text shown to employees has no space before or after it.',
    why: 'Spaces around text shift it, and make two names differ that look the same.',
    fails: '"name": " Boise"',
    passes: '"name": "Boise"',
    check: (texts) =>
      texts
        .filter(({ text }) => text !== text.trim() && !invisible.test(text) && text.trim() !== '')
        .map(({ pointer, text, references = [] }) => ({
          pointer,
          references,
          message: 'This text has a space before or after it.',
          help: 'Remove it.',
          deletions: spacesAround(text),
        })),
  },
  'repeated-name': {
    title: 'No two rows of a list have the same name.',
    fails: '[{ "id": 1, "name": "Boise" }, { "id": 2, "name": "Boise" }]',
    passes: '[{ "id": 1, "name": "Boise, ID" }, { "id": 2, "name": "Boise City, OK" }]',
    check: repeatedNames,
  },
})

export const instanceTextRules: readonly InstanceRule[] = textRules.map((rule) => ({
  ...rule,
  check: (instance, payload) => {
    const uses = customServiceNames(payload)
    const texts = displayedTexts(instance, 'instance.json').map((each) => ({
      ...each,
      references: each.pointer.startsWith('/services/')
        ? uses.flatMap((name, index) => (name === each.text ? [`/customScenarioUses/${index}/name`] : []))
        : [],
    }))
    return rule.check(texts)
  },
}))

export const plansTextRules: readonly PlansRule[] = textRules.map((rule) => ({
  ...rule,
  check: ({ plans }) => rule.check(displayedTexts(plans, 'plans.json')),
}))

function findInvisible(text: string, isRightToLeft = rightToLeftLetter.test(text)) {
  // Spaces in the place of the marks keep all positions.
  return invisible.exec(isRightToLeft ? text.replaceAll(directionMarks, ' ') : text)
}

function spacesAround(text: string) {
  const end = text.trimEnd().length
  return [
    { offset: 0, length: text.length - text.trimStart().length },
    { offset: end, length: text.length - end },
  ].filter(({ length }) => length > 0)
}

function repeatedNames(texts: DisplayedText[]): Findings {
  const seen = new Set<string>()
  return texts.flatMap(({ pointer, text, mayRepeat = false }) => {
    if (mayRepeat) return []
    const list = pointer.replace(/\/\d+\/[^/]+$/, '')
    const key = `${list} ${text.trim().toLowerCase()}`
    if (!seen.has(key)) {
      seen.add(key)
      return []
    }
    const message = `${JSON.stringify(text)} is also the name of another row in this list.`
    return { pointer, message, help: 'Use names that employees can tell apart.' }
  })
}

export interface DisplayedText {
  pointer: string
  text: string
  /** Pointers to values that refer to it by its text. */
  references?: string[]
  /** Whether another row of its list may have the same text. */
  mayRepeat?: boolean
  /** Whether it is in a language from right to left. Without it, its letters decide. */
  isRightToLeft?: boolean
}

function displayedTexts(document: unknown, file: YearFile): DisplayedText[] {
  return translatableTexts[file]
    .flatMap((pattern) => findPlaces(document, pattern))
    .flatMap(({ pointer, value }) =>
      typeof value === 'string' ? { pointer, text: value, mayRepeat: canRepeat(pointer) } : [],
    )
}

/** Only the names of rows must differ. */
export function canRepeat(pointer: string): boolean {
  return !/\/\d+\/(?!summary$|statementWithoutSpouse$|text$)/.test(pointer)
}

/**
 * The service names in customScenarioUses, in order. Its rows can have any type, because no other code reads them.
 * @param payload the instance as it was read
 */
export function customServiceNames(payload: unknown): unknown[] {
  const { customScenarioUses: uses } = payload as { customScenarioUses?: unknown }
  return Array.isArray(uses) ? uses.map((use) => (use as { name?: unknown } | null)?.name) : []
}
