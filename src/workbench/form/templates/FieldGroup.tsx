import { useState, type ReactNode } from 'react'
import { FieldDiagnostics } from '../diagnostics/FieldDiagnostics.tsx'
import { useFieldDiagnostics } from '../diagnostics/fieldDiagnostics.ts'
import { useFieldPlace } from '../fields/FieldContext.ts'
import { placeOf } from '../useJumps.ts'
import { HelpButton } from './HelpButton.tsx'

interface FieldGroupProps {
  id: string
  title: string
  /** Shown on demand. */
  description?: string | undefined
  place: ReturnType<typeof useFieldPlace>
  /** The names of the parts that show their own diagnostics; 'all' for a list. */
  shownParts: readonly string[] | 'all'
  actions?: ReactNode
  children: ReactNode
}

/** The frame of an object or a list, with its description and the diagnostics that its own fields do not show. */
export function FieldGroup(props: FieldGroupProps) {
  const { id, title, description, place, shownParts, actions, children } = props
  const diagnostics = useFieldDiagnostics(place.file, place.pointer, shownParts)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const titleId = `${id}__title`
  return (
    <div
      className="form-group"
      role="group"
      aria-labelledby={titleId}
      data-place={placeOf(place.file, place.pointer)}
      data-wide
    >
      <div className="form-group-head">
        <span className="form-group-title" id={titleId}>
          {title}
        </span>
        {description && (
          <HelpButton label={title} isOpen={isHelpOpen} onToggle={() => setHelpOpen(!isHelpOpen)} />
        )}
        {actions}
      </div>
      {isHelpOpen && <p className="form-note">{description}</p>}
      <FieldDiagnostics id={`${id}__diagnostics`} diagnostics={diagnostics} />
      {children}
    </div>
  )
}
