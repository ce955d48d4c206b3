import { useState } from 'react'
import { findFolderProblem, findKeyProblem } from '../../../check/clientFolders/nameProblems.ts'
import { setValue } from '../../../check/edit/jsonEdits.ts'
import { idFromName } from '../../../check/edit/idFromName.ts'
import {
  defaultAnswers,
  normalizeAnswers,
  questionNames,
  type Answers,
  type QuestionName,
} from '../../../check/newClient/questions.ts'
import { findProblems, newFiles } from '../../../check/newClient/newDocuments.ts'
import { moveSchemaAddress } from '../../../check/clients/schemaAddress.ts'
import { isLanguageFile } from '../../../contract/clientFiles.ts'
import type { YearTexts } from '../../../contract/yearDocuments.ts'
import type { NewClient } from '../../diskApi.ts'
import { errorMessage } from '../../state/errorMessage.ts'
import { readFile } from '../../state/diskClient.ts'
import { isInFolder, listClients, pathInClient } from '../../state/selectors.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { createClient } from '../folderChanges.ts'
import { randomKey } from '../randomKey.ts'
import { useFolderChanges } from '../useFolderChanges.ts'

/** The answers of the new-client form, and the function that creates the client. */
export function useNewClient() {
  const { schemas, ...model } = useWorkbench()
  const { apply } = useFolderChanges()
  /** The folder of a plan year to copy; null for typical plans. */
  const [source, setSource] = useState<string | null>(null)
  const [answers, setAnswers] = useState<Answers>(defaultAnswers(''))
  const [problems, setProblems] = useState<AnswerProblems>({})
  // Null while it follows the name.
  const [typedFolder, setFolder] = useState<string | null>(null)
  const [key, setKey] = useState(randomKey)
  const folder =
    typedFolder ?? (answers.name.trim() === '' ? '' : idFromName(answers.name, new Set(), 'client'))
  const hasName = answers.name.trim() !== ''
  const [hasTried, setHasTried] = useState(false)
  const isTaken = listClients(model).includes(folder)
  const folderProblem =
    folder === ''
      ? 'Enter a folder.'
      : isTaken
        ? 'Another client has this folder.'
        : findFolderProblem(folder)
  const keyProblem = key === '' ? 'Enter a key.' : findKeyProblem(key)
  // Empty fields are no mistakes before the first try.
  const shown = (value: string, problem: string | undefined) =>
    value !== '' || hasTried ? problem : undefined

  const create = async () => {
    const found = {
      ...(source === null && findAnswerProblems(answers, defaultAnswers('client'))),
      ...(hasName ? {} : { name: 'Enter a name.' }),
    }
    setProblems(found)
    setHasTried(true)
    if (Object.keys(found).length > 0 || folderProblem !== undefined || keyProblem !== undefined)
      throw new Error('Nothing is created yet. Correct the marked answers.')
    const normalized = normalizeAnswers(answers)
    const files =
      source === null
        ? (Object.fromEntries(newFiles(normalized, schemas)) as YearTexts)
        : await copyFiles(source, model.paths, normalized.name)
    await apply(createClient({ client: folder, key, files }))
  }
  return {
    source,
    setSource,
    answers,
    setAnswer: (answer: Partial<Answers>) => {
      setAnswers({ ...answers, ...answer })
      if ((answer.name ?? '').trim() !== '') setProblems({ ...problems, name: undefined })
    },
    problems,
    folder,
    setFolder,
    folderProblem: shown(folder, folderProblem),
    key,
    setKey,
    keyProblem: shown(key, keyProblem),
    create,
  }
}

/**
 * The files of a new client that copies a plan year, with the languages of its client.
 * @param folder of the plan year: "acme" or "acme/2028"
 * @throws Error with a message for the user
 */
async function copyFiles(
  folder: string,
  paths: readonly string[],
  name: string,
): Promise<NewClient['files']> {
  const client = folder.split('/', 1)[0]!
  const languages = paths.filter((path) => isInFolder(path, client) && isLanguageFile(path))
  const [instance, plans, ...translations] = await Promise.all(
    [`${folder}/instance.json`, `${folder}/plans.json`, ...languages].map(readFile),
  )
  if (!instance || !plans) throw new Error(`${folder} is no longer on disk.`)
  const moved = (text: string) => moveSchemaAddress(text, folder === client ? 0 : -1)
  const copied = languages.map((path, index) => [pathInClient(path), translations[index]?.text])
  return {
    ...(Object.fromEntries(copied.filter(([, text]) => text !== undefined)) as Record<string, string>),
    'instance.json': setValue(moved(instance.text), ['client', 'displayName'], name),
    'plans.json': moved(plans.text),
  }
}

type AnswerProblems = Partial<Record<QuestionName, string>>

/**
 * Checks the answers as `mediplan check --strict` checks a client.
 * @param defaults answers without problems
 * @returns the first problem of each answer. A problem of several answers together is that of the last one.
 */
function findAnswerProblems(answers: Answers, defaults: Answers): AnswerProblems {
  if (findProblem(answers) === undefined) return {}
  const problems: AnswerProblems = {}
  let accepted = defaults
  for (const name of questionNames) {
    const next = { ...accepted, [name]: answers[name] }
    const problem = findProblem(next)
    if (problem === undefined) accepted = next
    else problems[name] = problem
  }
  return problems
}

function findProblem(answers: Answers): string | undefined {
  if (answers.plans.length === 0) return 'A client has at least one plan.'
  try {
    const [problem] = findProblems('client', 'key', newFiles(normalizeAnswers(answers), 'schemas/'))
    // The form has an empty field where the file has null.
    return problem?.replace(/, or null\.$/, ', or leave it empty.')
  } catch (error) {
    return errorMessage(error)
  }
}
