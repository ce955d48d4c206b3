import { questionNames, questions, type QuestionName } from '../../../check/newClient/questions.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { useSubmit } from '../../state/useSubmit.ts'
import { listYearFolders, nameYearFolders } from './copyClient.ts'
import { FolderFields } from './FolderFields.tsx'
import { QuestionInput } from './QuestionInput.tsx'
import { useNewClient } from './useNewClient.ts'
import './NewClientDialog.css'

/** Creates a client: with typical plans and the answers to questions, or as a copy of another one. */
export function NewClientDialog({ onClose }: { onClose: () => void }) {
  const { paths, clientNames } = useWorkbench()
  const client = useNewClient()
  const { isBusy, error, submit } = useSubmit(client.create, onClose)
  const { start, answers, problems } = client
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
            start.kind === 'typical'
              ? 'Typical amounts, for you to replace with those of the brochure'
              : 'All files of this plan year, with the new name'
          }
        >
          {(attributes) => (
            <select
              {...attributes}
              value={start.kind === 'copy' ? start.folder : ''}
              onChange={({ currentTarget: { value } }) =>
                client.setStart(value === '' ? { kind: 'typical' } : { kind: 'copy', folder: value })
              }
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
      <FolderFields
        folder={client.folder}
        folderProblem={client.folderProblem}
        apiKey={client.key}
        keyProblem={client.keyProblem}
        onFolderChange={client.setFolder}
        onKeyChange={client.setKey}
      />
      {start.kind === 'typical' && questionNames.filter((name) => name !== 'name').map(ask)}
    </FormDialog>
  )
}
