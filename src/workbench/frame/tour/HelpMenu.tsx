import CircleHelp from '~icons/lucide/circle-help'
import { useState } from 'react'
import { useDispatch } from '../../state/WorkbenchProvider.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'

export function HelpMenu() {
  const dispatch = useDispatch()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Menu label="Help" icon={<CircleHelp aria-hidden />}>
        <MenuItem onSelect={() => dispatch({ type: 'tourStarted' })}>Two-minute tour</MenuItem>
        <MenuItem onSelect={() => setIsOpen(true)}>Keyboard shortcuts</MenuItem>
      </Menu>
      {isOpen && <ShortcutsDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
