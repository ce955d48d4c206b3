import { Checkbox } from '../../ui/Checkbox.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import type { BenefitsDecisions } from './BenefitsPlan.ts'
import { describeSections } from './describeSections.ts'
import type { BenefitsNote } from './readBenefits.ts'

interface BenefitsNotesProps {
  notes: readonly BenefitsNote[]
  decisions: BenefitsDecisions
  onDecide: (decisions: BenefitsDecisions) => void
}

/** The lines that the import does not read, each with a check box that puts it on the list “Not in the calculator”. */
export function BenefitsNotes({ notes, decisions, onDecide }: BenefitsNotesProps) {
  const choose = (chosen: Iterable<number>) => onDecide({ ...decisions, notes: new Set(chosen) })
  const placed = notes.map((note) => ({ ...note, place: describeSections(note.text) }))
  const withoutPlace = placed.filter(({ place, isTitle }) => place === undefined && !isTitle)
  if (notes.length === 0) return null
  return (
    <fieldset className="benefits-notes column">
      <legend>
        {notes.length === 1
          ? '1 line without values is not imported. Choose whether'
          : `${notes.length} lines without values are not imported. Choose which`}{' '}
        to add to “Not in the calculator”.
      </legend>
      {placed.map(({ index, text, place }) => (
        <Checkbox
          key={index}
          isChecked={decisions.notes.has(index)}
          onChange={(isChecked) =>
            choose(
              isChecked ? [...decisions.notes, index] : [...decisions.notes].filter((each) => each !== index),
            )
          }
        >
          <span>
            {text} <small>{place}</small>
          </span>
        </Checkbox>
      ))}
      {withoutPlace.length > 1 && (
        <ToolbarButton
          onClick={() => choose([...decisions.notes, ...withoutPlace.map(({ index }) => index)])}
        >
          Choose the {withoutPlace.length} lines whose place is not known
        </ToolbarButton>
      )}
    </fieldset>
  )
}
