import CircleHelp from '~icons/lucide/circle-help'
import { useState } from 'react'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Menu, MenuItem } from '../ui/Menu.tsx'

const shortcuts = [
  ['Ctrl+S', 'Save all changed files'],
  ['Ctrl+Z', 'Undo'],
  ['Ctrl+Y', 'Redo'],
  ['Arrow keys', 'Move between cells of a table, tabs, and items of a menu'],
  ['Tab', 'Leave a table, or save the cell that you edit and move to the next one'],
  ['Enter or F2', 'Edit a cell'],
  ['Ctrl+C and Ctrl+V', 'Copy and paste cells, also from a spreadsheet'],
  ['Ctrl+D', 'Copy the first selected row to the others'],
  ['Escape', 'Cancel, or close a menu or dialog'],
] as const

const jsonShortcuts = [
  ['Ctrl+F', 'Find in JSON'],
  ['Ctrl+Space', 'Show what can be written here in JSON'],
] as const

export function HelpMenu() {
  const { isForQa, isJsonOffered } = useWorkbench().view
  const dispatch = useDispatch()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Menu label="Help" icon={<CircleHelp aria-hidden />}>
        <MenuItem onSelect={() => setIsOpen(true)}>Keyboard shortcuts</MenuItem>
        <MenuItem
          isChecked={isForQa}
          onSelect={() =>
            dispatch({
              type: 'viewChanged',
              view: { isForQa: !isForQa, ...(isForQa && { simulation: { kind: 'none' } }) },
            })
          }
        >
          For QA: simulate failures
        </MenuItem>
      </Menu>
      {isOpen && (
        <Dialog title="Keyboard shortcuts" size="small" onClose={() => setIsOpen(false)}>
          <dl className="shortcuts facts stack">
            {[...shortcuts, ...(isJsonOffered ? jsonShortcuts : [])].map(([keys, action]) => (
              <div key={keys}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{action}</dd>
              </div>
            ))}
          </dl>
          <p className="soft">On a Mac, press Cmd instead of Ctrl.</p>
        </Dialog>
      )}
    </>
  )
}
