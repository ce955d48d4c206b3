import { builtInLanguages } from '../../contract/generated/builtInLanguages.js'
import { childPointer, valueAt } from '../../contract/pointer.ts'
import { type LinterRule, type Finding, toRules, runRules } from '../LinterRule.ts'
import { languageName, normalizeTag } from './languageName.ts'
import {
  fileName,
  isLanguageFile,
  isYearFile,
  languageTagOf,
  parentFolder,
} from '../../contract/clientFiles.ts'
import { isLanguageTag, languagesOf } from '../../contract/languages.ts'
import type { ClientFile } from '../ClientFile.ts'
import { checkLanguageFile } from './checkLanguageFile.ts'
import { checkTranslations } from './checkTranslations.ts'

interface ListedLanguages {
  /** The value of client.languages. */
  list: readonly unknown[]
  /** The tags of the files in the client's folder languages. */
  provided: readonly string[]
}

export const clientLanguageRules = toRules<LinterRule<[ListedLanguages]>>('warning', {
  'unknown-language': {
    title: "The calculator or the client has texts in each of the client's languages.",
    why: 'Employees who choose a language without texts would read English.',
    fails: '"languages": ["en", "fr"]',
    passes: '"languages": ["en", "fr"], with languages/fr.json',
    severity: 'error',
    check: ({ list, provided }) =>
      list.flatMap(
        (tag, index) =>
          typeof tag === 'string' &&
          !builtInLanguages.includes(tag) &&
          !provided.includes(tag) && {
            pointer: childPointer(listPointer, index),
            ...describeUnknown(tag, provided),
          },
      ),
  },
  'repeated-language': {
    title: 'No language is twice in the list of languages.',
    fails: '"languages": ["en", "es", "es"]',
    passes: '"languages": ["en", "es"]',
    check: ({ list }) =>
      list.flatMap(
        (tag, index) =>
          list.indexOf(tag) !== index && {
            pointer: childPointer(listPointer, index),
            message: `${JSON.stringify(tag)} is already in this list.`,
            help: 'Remove one of the two.',
          },
      ),
  },
})

const listPointer = '/client/languages'

/** The list of languages in an instance.json; empty if there is none. */
function listedLanguages(instance: unknown): readonly unknown[] {
  const list = valueAt(instance, listPointer)
  return Array.isArray(list) ? list : []
}

function describeUnknown(tag: string, provided: readonly string[]): Omit<Finding, 'pointer'> {
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
  return [tag, languageName(tag)].some((each) => each.toLowerCase() === normalizeTag(text))
}

/** Reports the problems with a client's languages to its files: in the lists, in the texts, and in the folder languages. */
export function checkLanguages(client: string, files: ReadonlyMap<string, ClientFile>): void {
  const own = [...files].filter(([path]) => path.startsWith(`${client}/`))
  const languageFiles = own.filter(([path]) => isLanguageFile(path))
  const provided = languageFiles.map(([path]) => languageTagOf(path))
  const listed = new Set<unknown>()
  for (const [path, file] of own) {
    const name = fileName(path)
    if (!isYearFile(name) || !file.hasExpectedKind) continue
    const instanceFile = files.get(`${parentFolder(path)}/instance.json`)
    // Without it, the languages of the texts in plans.json are not known.
    if (!instanceFile?.hasExpectedKind) continue
    const instance = instanceFile.document.value
    if (name === 'instance.json') {
      const list = listedLanguages(instance)
      for (const tag of list) listed.add(tag)
      file.report(runRules(clientLanguageRules, ({ check }) => check({ list, provided })))
    }
    const [first, ...others] = languagesOf(instance)
    // An unknown language is an error already.
    const known = others.filter((tag) => builtInLanguages.includes(tag) || provided.includes(tag))
    file.report(checkTranslations(file.document, name, [first, ...known]))
  }
  for (const [path, file] of languageFiles)
    if (file.document.isJsonc) file.report(checkLanguageFile(file.document, languageTagOf(path), listed))
}
