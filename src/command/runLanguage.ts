import { parse } from 'jsonc-parser'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scanDocuments } from '../clients/readDocuments.ts'
import { fileName, languagesFolder, parentFolder, type YearFile } from '../contract/clientFiles.ts'
import { builtInLanguages } from '../contract/generated/builtInLanguages.js'
import { isRecord } from '../contract/isRecord.ts'
import { languagesOf } from '../contract/languages.ts'
import { changeText, newFile } from '../check/clientFolders/clientChanges.ts'
import { commitChanges } from './commitChanges.ts'
import { translateFromCatalog } from '../check/edit/addFromCatalog.ts'
import { EditError } from '../check/edit/editJson.ts'
import { setValue } from '../check/edit/jsonEdits.ts'
import type { FileChange } from '../check/files/changeFiles.ts'
import { exists } from '../check/files/readFiles.ts'
import { findSchemas } from '../check/files/findSchemas.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { findLanguageTag, languageName } from '../check/languages/languageName.ts'
import { newLanguageText } from '../check/languages/languageMessages.ts'
import { print, quoteForShell } from './print.ts'
import { readProject, type ClientsOption } from './project.ts'
import { requireClient } from './requireClient.ts'

/**
 * Adds a language to a client, and prints what to do next.
 * @throws UsageError if the tag is wrong, the client has the language, or a file cannot be read or written
 */
export async function runLanguage(folder: string, tag: string, options: ClientsOption): Promise<void> {
  const { clients: root } = await readProject(options)
  const client = await requireClient(root, folder)
  throwIfWrongTag(tag)
  const paths = await commitChanges(root, () => addLanguageChanges(root, client, tag)).catch(
    (error: unknown) => {
      throw error instanceof EditError
        ? new UsageError(
            `A file has errors. Fix them first: npx mediplan check ${quoteForShell(join(root, client))}`,
          )
        : error
    },
  )
  print(formatNextSteps(paths, join(root, client), tag))
}

/**
 * The changes that add a language to every plan year of a client, and write its texts unless the calculator includes
 * them.
 */
async function addLanguageChanges(root: string, client: string, tag: string): Promise<FileChange[]> {
  const instances = [...(await scanDocuments(root)).keys()].filter(
    (path) => path.startsWith(`${client}/`) && fileName(path) === 'instance.json',
  )
  if (instances.length === 0) throw new UsageError(`There is no instance.json in ${join(root, client)}.`)
  const texts = await textChanges(root, client, tag)
  const years = await Promise.all(instances.map((path) => yearChanges(root, path, tag)))
  const changes = [...texts, ...years.flat()]
  if (changes.length === 0) throw new UsageError(`${client} has the language ${tag} already.`)
  return changes
}

async function textChanges(root: string, client: string, tag: string): Promise<FileChange[]> {
  if (builtInLanguages.includes(tag)) return []
  const path = `${client}/${languagesFolder}/${tag}.json`
  if (await exists(join(root, path)))
    throw new UsageError(`${join(root, path)} exists already. Translate its texts, or delete it first.`)
  return [newFile(path, newLanguageText(tag, await findSchemas(root)))]
}

/** @param instance the path of its instance.json */
async function yearChanges(root: string, instance: string, tag: string): Promise<FileChange[]> {
  const languages = languagesOf(parse(await readFile(join(root, instance), 'utf8')))
  const translated = (text: string | null, file: YearFile) =>
    tag === 'es' && languages[0] === 'en' && !languages.includes(tag)
      ? translateFromCatalog(text ?? '', file)
      : (text ?? '')
  const plans = `${parentFolder(instance)}/plans.json`
  return [
    ...(await changeText(root, instance, (text) => addToList(translated(text, 'instance.json'), tag))),
    ...((await exists(join(root, plans)))
      ? await changeText(root, plans, (text) => translated(text, 'plans.json'))
      : []),
  ]
}

function addToList(text: string, tag: string): string {
  const document: unknown = parse(text)
  const client = isRecord(document) ? document.client : undefined
  if (!isRecord(client) || !Array.isArray(client.languages ?? []))
    throw new EditError('The client or its languages have the wrong type.')
  const languages = languagesOf(document)
  return languages.includes(tag) ? text : setValue(text, ['client', 'languages'], [...languages, tag])
}

function throwIfWrongTag(tag: string) {
  const meant = findLanguageTag(tag)
  if (meant === tag) return
  const question = meant === undefined ? '' : ` Did you mean ${meant}?`
  throw new UsageError(`${tag} is not a language tag, such as es or fr-CA.${question}`)
}

function formatNextSteps(paths: readonly string[], folder: string, tag: string) {
  const isBuiltIn = builtInLanguages.includes(tag)
  const texts = isBuiltIn
    ? `  The calculator includes ${languageName(tag)}. Its own texts need no translation.`
    : `  Translate the texts in ${languagesFolder}/${tag}.json, which are in English, and keep the values in braces.`
  return [
    'Written:',
    ...paths.map((path) => `  ${path}`),
    'Next:',
    texts,
    `  Write the client's own texts in each language: "name": { "en": "…", "${tag}": "…" }.`,
    `  npx mediplan check ${quoteForShell(folder)}   # lists what is not translated yet`,
    '',
  ].join('\n')
}
