import type { RuleMeta } from '../RuleMeta.ts'
import { customUses } from './customUses.ts'
import { markupIn } from './markup.ts'
import type { InstanceRule, PlansRule } from './Rule.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import { shownByInstance, shownByPlans, type ShownText } from './shownTexts.ts'

interface TextRule extends RuleMeta {
  check: (texts: ShownText[]) => UnlocatedDiagnostic[]
}

/** Control characters, and those that turn the direction of what follows or cannot be seen at all. */
const unseen = /[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFFD]/u

const textRules: readonly TextRule[] = [
  {
    code: 'markup',
    severity: 'warning',
    title: 'Text shown to employees has no markup.',
    check: (texts) =>
      texts.flatMap(({ pointer, text }) => {
        const { found, index } = markupIn(text) ?? {}
        if (found === undefined || index === undefined) return []
        const message = `Employees see '${found}' as it is written, since only plain text is shown.`
        const help = `Remove '${found}', or write the character that it represents.`
        return [{ pointer, part: { offset: index, length: found.length }, message, help }]
      }),
  },
  {
    code: 'control-character',
    severity: 'warning',
    title: 'Text shown to employees has no invisible characters.',
    check: (texts) =>
      texts.flatMap(({ pointer, text }) => {
        const match = unseen.exec(text)
        if (!match) return []
        const [found] = match
        const code = found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
        const message = `This text contains an invisible character, U+${code}.`
        return [
          {
            pointer,
            part: { offset: match.index, length: found.length },
            message,
            help: 'Retype the text by hand: such characters come from pasting.',
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
        .filter(({ text }) => text !== text.trim() && !unseen.test(text) && text.trim() !== '')
        .map(({ pointer, text, references = [] }) => ({
          pointer,
          references,
          message: 'This text has a space before or after it.',
          help: 'Remove it.',
          cuts: blanksAround(text),
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

function repeatedNames(texts: ShownText[]): UnlocatedDiagnostic[] {
  const seen = new Map<string, string>()
  return texts.flatMap(({ pointer, text }) => {
    const key = `${pointer.split('/')[1]} ${text.trim().toLowerCase()}`
    const before = seen.get(key)
    if (before === undefined) {
      seen.set(key, pointer)
      return []
    }
    const message = `${JSON.stringify(text)} is also the name of another row of this list.`
    return [{ pointer, message, help: 'Give them names that employees can tell apart.' }]
  })
}
