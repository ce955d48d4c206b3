import type { Model, Owner, Replacement } from '../../state/model.ts'
import { comparePaths, pathInClient } from '../../state/selectors.ts'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { openClientName } from './findOtherOwner.ts'
import { useReplaceFiles } from './useImportFiles.ts'

/** Asks whether another client's files replace those of the open client. */
export function ReplaceDialog() {
  const model = useWorkbench()
  const dispatch = useDispatch()
  const replaceFiles = useReplaceFiles()
  const { replacement } = model
  if (!replacement) return null
  const close = () => dispatch({ type: 'replacementClosed' })
  const replace = () => {
    close()
    replaceFiles(replacement)
  }
  return (
    <Dialog
      title={`Replace the files of ${openClientName(model)}?`}
      size="small"
      describedBy="replaced-files"
      onClose={close}
      actions={
        <>
          <ToolbarButton onClick={close}>Cancel</ToolbarButton>
          <ToolbarButton variant="primary" onClick={replace}>
            Replace
          </ToolbarButton>
        </>
      }
    >
      <div className="form-dialog" id="replaced-files">
        <p>{describeOwner(replacement.owner, openClientName(model))}</p>
        <ul>
          {describeEffects(replacement, model).map(([path, effect]) => (
            <li key={path}>
              <code>{path}</code> {effect}
            </li>
          ))}
        </ul>
        <p>Nothing changes on disk until you save. Undo brings back what you have now.</p>
      </div>
    </Dialog>
  )
}

function describeOwner({ folder, name }: Owner, openName: string) {
  if (name !== null && folder !== null) return `These files belong to ${name}, in the folder ${folder}.`
  if (name !== null) return `These files belong to ${name}.`
  if (folder !== null) return `These files come from another folder: ${folder}.`
  return `These plans may belong to another client: most of them are not plans of ${openName}.`
}

/** Describes what the import does to each file whose text differs. */
function describeEffects({ texts }: Replacement, { files }: Model) {
  return Object.entries(texts)
    .filter(([path, text]) => files[path]?.text !== text)
    .toSorted(([a], [b]) => comparePaths(a, b))
    .map(([path]) => [pathInClient(path), path in files ? 'is replaced' : 'is added'] as const)
}
