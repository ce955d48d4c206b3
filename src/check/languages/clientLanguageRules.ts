import { builtInLanguages } from '../../contract/generated/builtInLanguages.js'
import { isLanguageTag } from '../../contract/languages.ts'
import { childPointer, valueAt } from '../../contract/pointer.ts'
import type { LinterRule } from '../LinterRule.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import { languageName } from './languageName.ts'

interface ListedLanguages {
  /** The value of client.languages. */
  list: readonly unknown[]
  /** The tags of the files in the client's folder languages. */
  provided: readonly string[]
}

/** Rules on the list of languages in instance.json. */
export const clientLanguageRules: readonly LinterRule<[ListedLanguages]>[] = [
  {
    code: 'unknown-language',
    severity: 'error',
    title: "The calculator or the client has texts in each of the client's languages.",
    check: ({ list, provided }) =>
      list.flatMap((tag, index) =>
        typeof tag !== 'string' || builtInLanguages.includes(tag) || provided.includes(tag)
          ? []
          : [{ pointer: childPointer(listPointer, index), ...describeUnknown(tag, provided) }],
      ),
  },
  {
    code: 'repeated-language',
    severity: 'warning',
    title: 'No language is twice in the list of languages.',
    check: ({ list }) =>
      list.flatMap((tag, index) =>
        list.indexOf(tag) === index
          ? []
          : [
              {
                pointer: childPointer(listPointer, index),
                message: `${JSON.stringify(tag)} is already in this list.`,
                help: 'Remove one of the two.',
              },
            ],
      ),
  },
]

const listPointer = '/client/languages'

/** The list of languages in an instance.json; empty if there is none. */
export function listedLanguages(instance: unknown): readonly unknown[] {
  const list = valueAt(instance, listPointer)
  return Array.isArray(list) ? list : []
}

function describeUnknown(tag: string, provided: readonly string[]): Omit<UnlocatedDiagnostic, 'pointer'> {
  const known = [...builtInLanguages, ...provided]
  const correct = known.find((each) => isSameLanguage(each, tag))
  if (correct !== undefined)
    return {
      message: `"${tag}" is not the tag of ${languageName(correct)}, so employees would read English.`,
      help: `Write "${correct}".`,
      replacement: correct,
    }
  if (!isLanguageTag(tag))
    return {
      message: `${JSON.stringify(tag)} is not a language tag, so employees would read English.`,
      help: `Write a tag such as ${known.map((each) => `"${each}"`).join(' or ')}.`,
    }
  return {
    message: `The calculator has no texts in ${languageName(tag)}, so employees would read English.`,
    help: `Choose "Add another language…" in the workbench, or run \`mediplan language <client> ${tag}\`. Both create languages/${tag}.json. Or remove it. The calculator includes ${builtInLanguages.map((each) => `"${each}"`).join(' and ')}.`,
  }
}

/** Whether a text is another spelling of a tag, or the English name of its language. */
function isSameLanguage(tag: string, text: string) {
  const normalized = text.toLowerCase().replaceAll('_', '-')
  return tag.toLowerCase() === normalized || languageName(tag).toLowerCase() === normalized
}
