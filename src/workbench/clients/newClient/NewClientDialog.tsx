import './NewClientDialog.css'
import { useState } from 'react'
import { findKeyError } from '../../../check/clientFolders/nameErrors.ts'
import { idFromName } from '../../../check/edit/idFromName.ts'
import { findProblems, newFiles } from '../../../check/newClient/newFiles.ts'
import {
  defaultAnswers,
  normalizeAnswers,
  questionNames,
  questions,
  type Answers,
  type QuestionName,
} from '../../../check/newClient/questions.ts'
import { parentFolder, yearFiles, isLanguageFile } from '../../../contract/clientFiles.ts'
import { listClients, nameClients, isInFolder, pathInClient } from '../../state/selectors.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SelectField, TextField } from '../../ui/LabeledField.tsx'
import { findFolderError, KeyField, randomKey } from '../clientFields.tsx'
import { useFolderChanges } from '../useFolderChanges.ts'
import { QuestionInput } from './QuestionInput.tsx'
import { setValue } from '../../../check/edit/jsonEdits.ts'
import { moveSchemaAddress } from '../../../check/clients/schemaAddress.ts'
import type { NewClient } from '../../diskApi.ts'
import type { Model } from '../../state/model.ts'
import { readFile } from '../../state/diskRequests.ts'

/** Creates a client: with typical plans and the answers to questions, or as a copy of another one. */
export function NewClientDialog({ onClose }: { onClose: () => void }) {
  const model = useWorkbench()
  const { change } = useFolderChanges()
  /** The folder of a plan year to copy; '' for typical plans. */
  const [source, setSource] = useState('')
  const [answers, setAnswers] = useState<Answers>(defaultAnswers(''))
  const [key, setKey] = useState(randomKey)
  const [typedFolder, setFolder] = useState<string | null>(null)
  const name = answers.name.trim()
  const folder = typedFolder ?? (name === '' ? '' : idFromName(name, new Set(), 'client'))
  const folderError = findFolderError(folder, listClients(model))
  const sources = listSources(model)

  const create = async () => {
    const error =
      folderError ??
      findKeyError(key) ??
      findAnswerError(source === '' ? answers : { ...defaultAnswers(''), name })
    if (error !== undefined) throw new Error(`Nothing is created yet. ${error}`)
    const files =
      source === ''
        ? Object.fromEntries(newFiles(normalizeAnswers(answers), model.schemas))
        : await copyFiles(source, model.paths, name)
    await change('POST', ['client-folders'], { client: folder, key, files })
  }
  const ask = (question: QuestionName) => (
    <QuestionInput
      key={question}
      question={questions[question]}
      answer={answers[question]}
      answers={answers}
      onChange={(answer) => setAnswers({ ...answers, [question]: answer })}
    />
  )
  return (
    <FormDialog
      title="New client"
      size="medium"
      submitLabel="Create client"
      onSubmit={create}
      onClose={onClose}
    >
      {sources.length > 0 && (
        <SelectField
          label="Start with"
          hint={
            source === ''
              ? 'Published prices and uses, and typical plans, for you to replace with those of the brochure'
              : 'All files of this plan year, with the new name'
          }
          choices={[{ name: '', title: 'Typical plans' }, ...sources]}
          chosen={source}
          onChoose={setSource}
        />
      )}
      {ask('name')}
      <div className="columns">
        <TextField
          label="Folder"
          hint="Where its files are; follows the name"
          isRequired
          error={folder === '' ? undefined : folderError}
          value={folder}
          onChange={setFolder}
        />
        <KeyField
          label="Key"
          hint="What its site sends. Keep it secret."
          isRequired
          value={key}
          onChange={setKey}
        />
      </div>
      {source === '' && questionNames.filter((each) => each !== 'name').map(ask)}
    </FormDialog>
  )
}

/** The first problem that `mediplan check --strict` would find in a client with these answers. */
function findAnswerError(answers: Answers): string | undefined {
  if (answers.plans.length === 0) return 'A client has at least one plan.'
  if (answers.scenarios.length === 0) return 'A client has at least one typical year.'
  const [problem] = findProblems('client', 'key', newFiles(normalizeAnswers(answers), 'schemas/'))
  // The form has an empty field where the file has null.
  return problem?.replace(/, or null\.$/, ', or leave it empty.')
}

/** The folders of all plan years on disk that can be copied, such as "acme/2028", titled "A copy of Acme, 2028". */
function listSources({ paths, clientNames }: Model): { name: string; title: string }[] {
  const folders = [...new Set(paths.map(parentFolder))]
    .filter((folder) => yearFiles.every((name) => paths.includes(`${folder}/${name}`)))
    .toSorted()
  const clients = nameClients([...new Set(folders.map(clientOf))], clientNames)
  return folders.map((folder) => {
    const { name, title } = clients.find((client) => client.name === clientOf(folder))!
    return { name: folder, title: `A copy of ${title}${folder.slice(name.length).replace('/', ', ')}` }
  })
}

/** The client of a plan year's folder. */
function clientOf(folder: string) {
  return folder.split('/', 1)[0]!
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
  const client = clientOf(folder)
  const languages = paths.filter((path) => isInFolder(path, client) && isLanguageFile(path))
  const [instance, plans, ...translations] = await Promise.all(
    [`${folder}/instance.json`, `${folder}/plans.json`, ...languages].map(readFile),
  )
  if (!instance || !plans) throw new Error(`${folder} is no longer on disk.`)
  const moved = (text: string) => moveSchemaAddress(text, folder === client ? 0 : -1)
  const copied = languages.map((path, index) => [pathInClient(path), translations[index]?.text ?? '{}'])
  return {
    ...(Object.fromEntries(copied) as Record<string, string>),
    'instance.json': setValue(moved(instance.text), ['client', 'displayName'], name),
    'plans.json': moved(plans.text),
  }
}
