import './NewClientDialog.css'
import { useState, type ReactNode } from 'react'
import { findKeyError } from '../../../check/clientFolders/nameErrors.ts'
import { idFromName } from '../../../check/edit/idFromName.ts'
import { servicesUsed } from '../../../check/catalogEntries.ts'
import { newFiles } from '../../../check/newClient/newFiles.ts'
import {
  defaultAnswers,
  listQuestions,
  normalizeAnswers,
  type Answers,
} from '../../../check/newClient/questions.ts'
import { clientFolderOf, parentFolder, yearFiles, isLanguageFile } from '../../../contract/clientFiles.ts'
import { listClients, nameClients, isInFolder, pathInClient } from '../../state/selectors.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SelectField, TextField } from '../../ui/LabeledField.tsx'
import { findFolderError, KeyField, randomKey } from '../clientFields.tsx'
import { useFolderChanges } from '../useFolderChanges.ts'
import { findAnswerErrors, type AnswerErrors } from './findAnswerErrors.ts'
import { QuestionInput, type QuestionName } from './QuestionInput.tsx'
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
  const [errors, setErrors] = useState<AnswerErrors>({})
  const [key, setKey] = useState(randomKey)
  const [typedFolder, setFolder] = useState<string | null>(null)
  const name = answers.name.trim()
  const clients = listClients(model)
  const folder = typedFolder ?? (name === '' ? '' : idFromName(name, new Set(clients), 'client'))
  const folderError = findFolderError(folder, clients)
  const sources = listSources(model)
  const isCopy = source !== ''

  const create = async () => {
    const found = findAnswerErrors(isCopy ? { ...defaultAnswers(''), name } : answers)
    setErrors(found)
    if (folderError ?? findKeyError(key) ?? Object.values(found)[0])
      throw new Error(`Nothing is created yet. ${found.other ?? 'Correct what is marked.'}`)
    const files = isCopy
      ? await copyFiles(source, model.paths, name)
      : Object.fromEntries(newFiles(normalizeAnswers(answers), model.schemas))
    await change('POST', ['client-folders'], { client: folder, key, files })
  }
  const ask = (question: QuestionName) => (
    <QuestionInput
      key={question}
      question={question}
      error={errors[question]}
      answer={answers[question]}
      answers={answers}
      onChange={(answer) => {
        setAnswers({ ...answers, [question]: answer })
        setErrors({ ...errors, [question]: undefined })
      }}
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
      {ask('name')}
      {sources.length > 0 && (
        <SelectField
          label="Start with"
          choices={[{ name: '', title: 'Typical plans' }, ...sources]}
          chosen={source}
          onChoose={setSource}
        />
      )}
      {!isCopy && (
        <>
          <div className="columns">{(['planYear', 'payPeriods'] as const).map(ask)}</div>
          {ask('plans')}
          <Fold title="Questions for employees">{employeeQuestions.map(ask)}</Fold>
          <Fold title={`Care: ${answers.scenarios.length} typical years, ${countServices(answers)} services`}>
            {(['scenarios', 'services', 'trend'] as const).map(ask)}
          </Fold>
        </>
      )}
      <Fold title={isCopy ? 'Folder and key' : 'Web address, folder, and key'}>
        {!isCopy && ask('url')}
        <TextField
          label="Folder"
          hint="Where its files are"
          // Otherwise, the name is what is missing.
          isRequired={typedFolder !== null}
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
      </Fold>
    </FormDialog>
  )
}

function countServices({ services, scenarios }: Answers) {
  return new Set([...services, ...servicesUsed(scenarios)]).size
}

/** Questions whose answers most clients can leave as they are. It opens for a field that has an error. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details
      className="new-client-fold"
      onInvalidCapture={({ currentTarget }) => {
        currentTarget.open = true
      }}
    >
      <summary>{title}</summary>
      <div className="stack">{children}</div>
    </details>
  )
}

const employeeQuestions: readonly QuestionName[] = [
  ...listQuestions.map(({ flag }) => flag),
  'surcharges',
  'credits',
  'savings',
  'singleChild',
  'customScenario',
]

/** The folders of all plan years on disk that can be copied, such as "acme/2028", titled "A copy of Acme, 2028". */
function listSources({ paths, clientNames }: Model): { name: string; title: string }[] {
  const folders = [...new Set(paths.map(parentFolder))]
    .filter((folder) => yearFiles.every((name) => paths.includes(`${folder}/${name}`)))
    .toSorted()
  const clients = nameClients([...new Set(folders.map(clientFolderOf))], clientNames)
  return folders.map((folder) => {
    const { name, title } = clients.find((client) => client.name === clientFolderOf(folder))!
    return { name: folder, title: `A copy of ${title}${folder.slice(name.length).replace('/', ', ')}` }
  })
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
  const client = clientFolderOf(folder)
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
