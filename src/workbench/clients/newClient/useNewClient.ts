import { useState } from 'react'
import { findFolderProblem, findKeyProblem } from '../../../check/clientFolders/nameProblems.ts'
import { idFromName } from '../../../check/edit/idFromName.ts'
import { defaultAnswers, normalizeAnswers, type Answers } from '../../../check/newClient/Answers.ts'
import { newFiles } from '../../../check/newClient/newFiles.ts'
import { isLanguageFile } from '../../../contract/clientFiles.ts'
import type { YearTexts } from '../../../contract/yearDocuments.ts'
import { readFile } from '../../state/diskClient.ts'
import { isInFolder, listClients, pathInClient } from '../../state/selectors.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { createClient } from '../foldersClient.ts'
import { randomKey } from '../randomKey.ts'
import { useFolderChanges } from '../useFolderChanges.ts'
import { findAnswerProblems, type AnswerProblems } from './answerProblems.ts'
import { copyTexts } from './copyClient.ts'

/** What a new client starts with: typical plans, or the folder of a plan year to copy. */
export type Start = { kind: 'typical' } | { kind: 'copy'; folder: string }

/** The answers of the new-client form, and the function that creates the client. */
export function useNewClient() {
  const { schemas, ...model } = useWorkbench()
  const { apply } = useFolderChanges()
  const [start, setStart] = useState<Start>({ kind: 'typical' })
  const [answers, setAnswers] = useState<Answers>(defaultAnswers(''))
  const [problems, setProblems] = useState<AnswerProblems>({})
  // Null while it follows the name.
  const [typedFolder, setFolder] = useState<string | null>(null)
  const [key, setKey] = useState(randomKey)
  const clients = listClients(model)
  const folder =
    typedFolder ?? (answers.name.trim() === '' ? '' : idFromName(answers.name, new Set(), 'client'))
  const hasName = answers.name.trim() !== ''
  const [hasTried, setHasTried] = useState(false)
  const folderProblem =
    folder === '' ? 'Enter a folder.' : (findTaken(folder, clients) ?? findFolderProblem(folder))
  const keyProblem = key === '' ? 'Enter a key.' : findKeyProblem(key)
  // Empty fields are no mistakes before the first try.
  const shown = (value: string, problem: string | undefined) =>
    value !== '' || hasTried ? problem : undefined

  const create = async () => {
    const found = {
      ...(start.kind === 'typical' && findAnswerProblems(answers, defaultAnswers('client'))),
      ...(hasName ? {} : { name: 'Enter a name.' }),
    }
    setProblems(found)
    setHasTried(true)
    if (Object.keys(found).length > 0 || folderProblem !== undefined || keyProblem !== undefined)
      throw new Error('Nothing is created yet. Correct the marked answers.')
    const normalized = normalizeAnswers(answers)
    const files =
      start.kind === 'typical'
        ? (Object.fromEntries(newFiles(normalized, schemas)) as YearTexts)
        : {
            ...copyTexts(start.folder, await readTexts(start.folder), normalized.name),
            ...(await readLanguages(start.folder, model.paths)),
          }
    await apply(createClient({ client: folder, key, files }))
  }
  return {
    start,
    setStart,
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

function findTaken(folder: string, clients: readonly string[]) {
  return clients.includes(folder) ? 'Another client has this folder.' : undefined
}

/** The languages of the client that a year's folder belongs to, by path in the client's folder. */
async function readLanguages(folder: string, paths: readonly string[]): Promise<Record<string, string>> {
  const client = folder.split('/', 1)[0]!
  const own = paths.filter((path) => isInFolder(path, client) && isLanguageFile(path))
  const files = await Promise.all(
    own.map(async (path) => [pathInClient(path), await readFile(path)] as const),
  )
  return Object.fromEntries(files.flatMap(([path, file]) => (file ? [[path, file.text]] : [])))
}

/** @throws Error with a message for the user */
async function readTexts(folder: string): Promise<YearTexts> {
  const [instance, plans] = await Promise.all([
    readFile(`${folder}/instance.json`),
    readFile(`${folder}/plans.json`),
  ])
  if (!instance || !plans) throw new Error(`${folder} is no longer on disk.`)
  return { 'instance.json': instance.text, 'plans.json': plans.text }
}
