import { questionNames, questions, type QuestionName } from '../../../check/newClient/questions.ts'
import { parentFolder, yearFiles } from '../../../contract/clientFiles.ts'
import { nameClients } from '../../state/selectors.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { useSubmit } from '../../state/useSubmit.ts'
import { QuestionInput } from './QuestionInput.tsx'
import { randomKey } from '../randomKey.ts'
import { useNewClient } from './useNewClient.ts'
import './NewClientDialog.css'

/** Creates a client: with typical plans and the answers to questions, or as a copy of another one. */
export function NewClientDialog({ onClose }: { onClose: () => void }) {
  const { paths, clientNames } = useWorkbench()
  const client = useNewClient()
  const { isBusy, error, submit } = useSubmit(client.create, onClose)
  const { source, answers, problems } = client
  const folders = nameYearFolders(listYearFolders(paths), clientNames)
  const ask = (name: QuestionName) => (
    <QuestionInput
      key={name}
      question={questions[name]}
      answer={answers[name]}
      problem={problems[name]}
      onChange={(answer) => client.setAnswer({ [name]: answer })}
    />
  )
  return (
    <FormDialog
      title="New client"
      size="medium"
      submitLabel="Create client"
      isBusy={isBusy}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {folders.length > 0 && (
        <Field
          label="Start with"
          hint={
            source === null
              ? 'Typical amounts, for you to replace with those of the brochure'
              : 'All files of this plan year, with the new name'
          }
        >
          {(attributes) => (
            <select
              {...attributes}
              value={source ?? ''}
              onChange={({ currentTarget: { value } }) => client.setSource(value || null)}
            >
              <option value="">Typical plans</option>
              {folders.map(({ folder, title }) => (
                <option key={folder} value={folder}>
                  A copy of {title}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {ask('name')}
      <div className="new-client-columns">
        <TextField
          label="Folder"
          hint="Where its files are; follows the name"
          isRequired
          problem={client.folderProblem}
          value={client.folder}
          onChange={client.setFolder}
        />
        <TextField
          label="Key"
          hint="What its site sends. Keep it secret."
          isRequired
          problem={client.keyProblem}
          value={client.key}
          onChange={client.setKey}
          actions={<ToolbarButton onClick={() => client.setKey(randomKey())}>Random</ToolbarButton>}
        />
      </div>
      {source === null && questionNames.filter((name) => name !== 'name').map(ask)}
    </FormDialog>
  )
}

/** The folders of all plan years on disk that can be copied, such as "acme" and "acme/2028". */
function listYearFolders(paths: readonly string[]): string[] {
  const folders = [...new Set(paths.map(parentFolder))]
  return folders.filter((folder) => yearFiles.every((name) => paths.includes(`${folder}/${name}`))).toSorted()
}

/** Plan years by the display names of their clients: "Acme, 2028" for "acme/2028". */
function nameYearFolders(folders: readonly string[], clientNames: Readonly<Record<string, string>>) {
  const clientOf = (folder: string) => folder.split('/', 1)[0]!
  const titles = new Map(
    nameClients([...new Set(folders.map(clientOf))], clientNames).map(({ name, title }) => [name, title]),
  )
  return folders.map((folder) => {
    const client = clientOf(folder)
    return { folder, title: titles.get(client)! + folder.slice(client.length).replace('/', ', ') }
  })
}
