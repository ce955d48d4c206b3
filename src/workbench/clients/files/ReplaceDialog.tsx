import { useEffect, useId, useRef } from 'react'
import type { Model, Owner, Replacement } from '../../state/model.ts'
import { comparePaths, pathInClient } from '../../state/selectors.ts'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { openClientName } from './findOtherOwner.ts'
import { useReplaceFiles } from './useImportFiles.ts'
import './ReplaceDialog.css'

/** Asks whether another client's files replace those of the open client. */
export function ReplaceDialog() {
  const model = useWorkbench()
  const dispatch = useDispatch()
  const replaceFiles = useReplaceFiles()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const description = useId()
  const { replacement } = model
  const isOpen = replacement !== null
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    // The browser restores the focus.
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  const close = () => dispatch({ type: 'replacementClosed' })
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="replace-dialog"
      aria-labelledby={title}
      aria-describedby={description}
      onClose={close}
    >
      {replacement && (
        <>
          <h2 id={title}>Replace the files of {openClientName(model)}?</h2>
          <div id={description} className="replace-description">
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
          <div className="replace-actions">
            <ToolbarButton onClick={close}>Cancel</ToolbarButton>
            <ToolbarButton
              variant="primary"
              onClick={() => {
                close()
                replaceFiles(replacement)
              }}
            >
              Replace
            </ToolbarButton>
          </div>
        </>
      )}
    </dialog>
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
