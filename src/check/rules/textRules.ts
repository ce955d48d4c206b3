import type { RuleName } from '../Fault.ts'
import { customUses } from './customUses.ts'
import { markupIn } from './markup.ts'
import type { DocumentFault, InstanceRule, PlansRule } from './Rule.ts'
import { shownByInstance, shownByPlans, type ShownText } from './shownTexts.ts'

interface TextRule extends RuleName {
  check: (texts: ShownText[]) => DocumentFault[]
}

/** Control characters, and those that turn the direction of what follows or cannot be seen at all. */
const unseen = /[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFFD]/u

const textRules: readonly TextRule[] = [
  {
    code: 'markup',
    severity: 'warning',
    title: 'What is shown is plain text.',
    check: (texts) =>
      texts.flatMap(({ pointer, text }) => {
        const { found, index } = markupIn(text) ?? {}
        if (found === undefined || index === undefined) return []
        const message = `Employees see '${found}' as it stands: what is shown is plain text.`
        const mend = `Take '${found}' out, or write the character that it stands for.`
        return [{ pointer, part: { offset: index, length: found.length }, message, mend }]
      }),
  },
  {
    code: 'control-character',
    severity: 'warning',
    title: 'What is shown has no characters that cannot be seen.',
    check: (texts) =>
      texts.flatMap(({ pointer, text }) => {
        const match = unseen.exec(text)
        if (!match) return []
        const [found] = match
        const code = found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
        const message = `A character that cannot be seen, U+${code}, stands in this text.`
        return [
          {
            pointer,
            part: { offset: match.index, length: found.length },
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
        .map(({ pointer, text, references = [] }) => ({
          pointer,
          references,
          message: 'A space stands before or after this text.',
          mend: 'Take it out.',
          cuts: blanksAround(text),
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
  check: (instance, payload) => rule.check(shownByInstance(instance, customUses(payload))),
}))

export const plansTextRules: readonly PlansRule[] = textRules.map((rule) => ({
  ...rule,
  check: ({ plans }) => rule.check(shownByPlans(plans)),
}))

function blanksAround(text: string) {
  const end = text.trimEnd().length
  return [
    { offset: 0, length: text.length - text.trimStart().length },
    { offset: end, length: text.length - end },
  ].filter(({ length }) => length > 0)
}

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
