import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { Field } from '../../ui/Field.tsx'
import { randomKey } from '../randomKey.ts'

interface FolderFieldsProps {
  folder: string
  folderProblem: string | undefined
  apiKey: string
  keyProblem: string | undefined
  onFolderChange: (folder: string) => void
  onKeyChange: (key: string) => void
}

/** The folder and the API key of a new client. */
export function FolderFields({
  folder,
  folderProblem,
  apiKey,
  keyProblem,
  onFolderChange,
  onKeyChange,
}: FolderFieldsProps) {
  return (
    <div className="new-client-columns">
      <Field label="Folder" hint="Where its files are; follows the name" isRequired problem={folderProblem}>
        {(attributes) => (
          <input
            {...attributes}
            value={folder}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => onFolderChange(currentTarget.value)}
          />
        )}
      </Field>
      <Field label="Key" hint="What its site sends. Keep it secret." isRequired problem={keyProblem}>
        {(attributes) => (
          <div className="form-dialog-row">
            <input
              {...attributes}
              value={apiKey}
              autoComplete="off"
              spellCheck={false}
              onChange={({ currentTarget }) => onKeyChange(currentTarget.value)}
            />
            <ToolbarButton onClick={() => onKeyChange(randomKey())}>Random</ToolbarButton>
          </div>
        )}
      </Field>
    </div>
  )
}
