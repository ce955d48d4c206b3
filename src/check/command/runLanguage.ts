import { join } from 'node:path'
import { isClientFolder, languagesFolder } from '../../contract/clientFiles.ts'
import { builtInLanguages } from '../../contract/generated/builtInLanguages.js'
import { addLanguageChanges } from '../clientFolders/languageChanges.ts'
import { commitChanges } from '../clientFolders/commitChanges.ts'
import { EditProblem } from '../edit/editJson.ts'
import { UsageError } from '../files/UsageError.ts'
import { findLanguageTag, languageName } from '../languages/languageName.ts'
import { print } from '../print.ts'
import { defaultRoot } from './targets.ts'

export interface LanguageOptions {
  dir?: string
}

/**
 * Adds a language to a client, and prints what to do next.
 * @throws UsageError if the tag is wrong, the client has the language, or a file cannot be read or written
 */
export async function runLanguage(
  client: string,
  tag: string,
  { dir: root = defaultRoot() }: LanguageOptions,
): Promise<void> {
  if (!isClientFolder(client)) throw new UsageError(`${client} is not the name of a folder.`)
  throwIfWrongTag(tag)
  const changes = await commitChanges(root, () => addLanguageChanges(root, client, tag)).catch(
    throwEditProblem,
  )
  const paths = changes.flatMap((change) => (change.type === 'write' ? [join(root, change.path)] : []))
  print(formatNextSteps(paths, join(root, client), tag))
}

function throwIfWrongTag(tag: string) {
  const meant = findLanguageTag(tag)
  if (meant === tag) return
  const question = meant === undefined ? '' : ` Did you mean ${meant}?`
  throw new UsageError(`${tag} is not a language tag, such as es or fr-CA.${question}`)
}

function throwEditProblem(error: unknown): never {
  throw error instanceof EditProblem ? new UsageError('An instance.json has errors. Fix them first.') : error
}

function formatNextSteps(paths: readonly string[], folder: string, tag: string) {
  const isBuiltIn = builtInLanguages.includes(tag)
  const texts = isBuiltIn
    ? `  The calculator includes ${languageName(tag)}. Employees can choose it now.`
    : `  Translate the texts in ${languagesFolder}/${tag}.json, which are in English, and keep the values in braces.`
  return [
    'Written:',
    ...paths.map((path) => `  ${path}`),
    'Next:',
    texts,
    `  Write the client's own texts in each language: "name": { "en": "…", "${tag}": "…" }.`,
    `  npx mediplan check ${folder}   # lists what is not translated yet`,
    '',
  ].join('\n')
}
