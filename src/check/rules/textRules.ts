import type { RuleName } from '../Fault.ts'
import type { DocumentFault, InstanceRule, PlansRule } from './Rule.ts'
import { shownByInstance, shownByPlans, type ShownText } from './shownTexts.ts'

interface TextRule extends RuleName {
  check: (texts: ShownText[]) => DocumentFault[]
}

/** Elements that people write into texts. Any other word in angle brackets may be meant as it stands. */
const markup =
  /<\/?(a|abbr|b|big|br|center|code|div|em|font|h[1-6]|hr|i|iframe|img|li|ol|p|pre|script|small|span|strong|style|sub|sup|svg|table|td|tr|u|ul)(\s[^>]*)?\/?>|&(#\d+|#x[\da-f]+|[a-z]+);/i

/** Control characters, and those that turn the direction of what follows or cannot be seen at all. */
const unseen = /[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFFD]/u

const textRules: readonly TextRule[] = [
  {
    code: 'markup',
    severity: 'warning',
    title: 'What is shown is plain text.',
    check: (texts) =>
      texts.flatMap(({ pointer, text }) => {
        const [found] = markup.exec(text) ?? []
        if (found === undefined) return []
        const message = `Employees see '${found}' as it stands: what is shown is plain text.`
        return [{ pointer, message, mend: `Take '${found}' out, or write the character that it stands for.` }]
      }),
  },
  {
    code: 'control-character',
    severity: 'warning',
    title: 'What is shown has no characters that cannot be seen.',
    check: (texts) =>
      texts.flatMap(({ pointer, text }) => {
        const [found] = unseen.exec(text) ?? []
        if (found === undefined) return []
        const code = found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
        const message = `A character that cannot be seen, U+${code}, stands in this text.`
        return [
          {
            pointer,
            message,
            mend: 'Write the text anew by hand: such characters come with what is pasted.',
          },
        ]
      }),
  },
  {
    code: 'stray-space',
    severity: 'warning',
    title: 'What is shown has no space around it.',
    check: (texts) =>
      texts
        .filter(({ text }) => text !== text.trim() && !unseen.test(text) && text.trim() !== '')
        .map(({ pointer, text }) => ({
          pointer,
          message: 'A space stands before or after this text.',
          mend: 'Take it out.',
          replacement: text.trim(),
        })),
  },
  {
    code: 'repeated-name',
    severity: 'warning',
    title: 'No two rows of a list read the same.',
    check: repeatedNames,
  },
]

export const instanceTextRules: readonly InstanceRule[] = textRules.map((rule) => ({
  ...rule,
  check: (instance) => rule.check(shownByInstance(instance)),
}))

export const plansTextRules: readonly PlansRule[] = textRules.map((rule) => ({
  ...rule,
  check: ({ plans }) => rule.check(shownByPlans(plans)),
}))

function repeatedNames(texts: ShownText[]): DocumentFault[] {
  const seen = new Map<string, string>()
  return texts.flatMap(({ pointer, text }) => {
    const key = `${pointer.split('/')[1]} ${text.trim().toLowerCase()}`
    const before = seen.get(key)
    if (before === undefined) {
      seen.set(key, pointer)
      return []
    }
    const message = `${JSON.stringify(text)} is shown for another row of this list too.`
    return [{ pointer, message, mend: 'Give each a name by which employees can tell them apart.' }]
  })
}
