import { useId, useState, type SubmitEvent } from 'react'
import type { RowChoice } from '../tables/Table.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { LabeledSelect } from '../ui/LabeledSelect.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'

interface ChooseRowDialogProps {
  title: string
  choices: readonly RowChoice[]
  /** @param chosen the name of an option for each choice */
  onAdd: (chosen: readonly string[]) => void
  onClose: () => void
}

/** Asks what a new row is for. */
export function ChooseRowDialog({ title, choices, onAdd, onClose }: ChooseRowDialogProps) {
  const [chosen, setChosen] = useState(() => choices.map(({ options }) => options[0]?.name ?? ''))
  const formId = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAdd(chosen)
  }
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      actions={
        <>
          <ToolbarButton onClick={onClose}>Cancel</ToolbarButton>
          <ToolbarButton type="submit" form={formId} variant="primary">
            Add
          </ToolbarButton>
        </>
      }
    >
      <form id={formId} className="table-grid-choices" onSubmit={submit}>
        {choices.map(
          ({ title: label, options }, index) =>
            options.length > 1 && (
              <LabeledSelect
                key={label}
                label={label}
                choices={options}
                chosen={chosen[index]!}
                onChoose={(name) => setChosen(chosen.with(index, name))}
              />
            ),
        )}
      </form>
    </Dialog>
  )
}
