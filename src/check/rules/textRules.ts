import type { LinterRule } from '../LinterRule.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import { customServiceNames, instanceTexts, plansTexts, type DisplayedText } from './displayedTexts.ts'
import type { InstanceRule, PlansRule } from './Rule.ts'

/** Elements that people use in texts. Any other word in angle brackets may be plain text. */
const elements = [
  'a|abbr|audio|b|base|big|blink|blockquote|body|br|button|canvas|center|code|dd|del|details|dialog|div|dl|dt|em|embed',
  'font|footer|form|frame|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|li|link|main|mark|marquee|math|meta|nav',
  'object|ol|p|pre|s|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td',
  'template|textarea|tfoot|th|thead|tr|tt|u|ul|video',
].join('|')

/** Entities that people use in texts. Any other word between & and ; may be plain text. */
const entities = [
  'amp|apos|bull|cent|copy|deg|euro|gt|hellip|laquo|ldquo|lsquo|lt|mdash|middot|minus|nbsp|ndash|plusmn|pound|quot|raquo',
  'rdquo|reg|rsquo|sect|shy|szlig|times|trade|[aeiouyn](acute|circ|grave|tilde|uml)|ccedil|aring|oslash|aelig',
].join('|')

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

export const textRules: readonly LinterRule<[DisplayedText[]]>[] = [
  {
    code: 'markup',
    severity: 'warning',
    title: 'Text shown to employees has no markup.',
    check: (texts) =>
      texts.flatMap(({ pointer, text }) => {
        const match = markup.exec(text)
        if (!match) return []
        const [found] = match
        const message = `Employees see '${found}' literally, because texts are plain text.`
        const help = `Remove '${found}', or write the character that it represents.`
        return [{ pointer, spanInValue: { offset: match.index, length: found.length }, message, help }]
      }),
  },
  {
    code: 'control-character',
    severity: 'warning',
    title: 'Text shown to employees has no invisible characters.',
    check: (texts) =>
      texts.flatMap(({ pointer, text, isRightToLeft }) => {
        const match = findInvisible(text, isRightToLeft)
        if (!match) return []
        const [found] = match
        const code = found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
        const message = `This text contains an invisible character, U+${code}.`
        return [
          {
            pointer,
            spanInValue: { offset: match.index, length: found.length },
            message,
            help: 'Type the text again: pasted text can contain such characters.',
          },
        ]
      }),
  },
  {
    code: 'stray-space',
    severity: 'warning',
    title: 'Text shown to employees has no space before or after it.',
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
  {
    code: 'repeated-name',
    severity: 'warning',
    title: 'No two rows of a list have the same name.',
    check: repeatedNames,
  },
]

export const instanceTextRules: readonly InstanceRule[] = textRules.map((rule) => ({
  ...rule,
  check: (instance, payload) => rule.check(instanceTexts(instance, customServiceNames(payload))),
}))

export const plansTextRules: readonly PlansRule[] = textRules.map((rule) => ({
  ...rule,
  check: ({ plans }) => rule.check(plansTexts(plans)),
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

function repeatedNames(texts: DisplayedText[]): UnlocatedDiagnostic[] {
  const seen = new Set<string>()
  return texts.flatMap(({ pointer, text, mayRepeat = false }) => {
    if (mayRepeat) return []
    const key = `${pointer.split('/')[1]} ${text.trim().toLowerCase()}`
    if (!seen.has(key)) {
      seen.add(key)
      return []
    }
    const message = `${JSON.stringify(text)} is also the name of another row in this list.`
    return [{ pointer, message, help: 'Use names that employees can tell apart.' }]
  })
}
