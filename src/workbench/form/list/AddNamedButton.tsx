import Plus from '~icons/lucide/plus'
import { useState } from 'react'
import { NameDialog } from '../../ui/NameDialog.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'

interface AddNamedButtonProps {
  /** What is added, such as "plan". */
  noun: string
  /** What the dialog asks for. */
  label: string
  onAdd: (text: string) => void
}

/** Asks for the name or text of an item before it is added. */
export function AddNamedButton({ noun, label, onAdd }: AddNamedButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ToolbarButton icon={Plus} onClick={() => setOpen(true)}>
        Add {noun}…
      </ToolbarButton>
      {isOpen && (
        <NameDialog
          title={`Add a ${noun}`}
          label={label}
          action="Add"
          onSubmit={onAdd}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
