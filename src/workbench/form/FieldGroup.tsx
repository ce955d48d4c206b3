import CircleHelp from '~icons/lucide/circle-help'
import Plus from '~icons/lucide/plus'
import { useState, type ReactNode } from 'react'
import { Menu, MenuItem } from '../ui/Menu.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import { FieldDiagnostics, useFieldDiagnostics } from './FieldDiagnostics.tsx'
import { fieldId } from './FormYear.tsx'
import type { FieldPlace } from './fields/InputProps.ts'
import type { Preset } from '../../compare/form/createForm.ts'

interface FieldGroupProps extends FieldPlace {
  /** The names of the parts that show their own diagnostics; 'all' for a list. */
  shownParts: readonly string[] | 'all'
  actions?: ReactNode
  children: ReactNode
}

/** The border of a group or list, with its description and the diagnostics that its own fields do not show. */
export function FieldGroup({
  field: { title, description },
  file,
  pointer,
  shownParts,
  actions,
  children,
}: FieldGroupProps) {
  const diagnostics = useFieldDiagnostics(file, pointer, shownParts)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const id = fieldId(file, pointer)
  const titleId = `${id}__title`
  return (
    <div className="form-group box stack" role="group" aria-labelledby={titleId} data-place={id} data-wide>
      <div className="form-group-head row wrap">
        <strong id={titleId}>{title}</strong>
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

interface HelpButtonProps {
  /** What the help is about. */
  label: string
  isOpen: boolean
  onToggle: () => void
}

/** Opens the description of a field below its label. */
export function HelpButton({ label, isOpen, onToggle }: HelpButtonProps) {
  return (
    <button
      type="button"
      className="form-icon-button round-button"
      title={`About ${label}`}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <CircleHelp aria-hidden />
    </button>
  )
}

interface AddMenuProps {
  /** What is added, such as "Account". */
  noun: string
  presets: readonly Preset[]
  onAdd: (value: unknown) => void
}

/** Adds a value to start from. */
export function AddMenu({ noun, presets, onAdd }: AddMenuProps) {
  const label = `Add ${noun.toLowerCase()}`
  if (presets.length <= 1)
    return (
      <ToolbarButton icon={Plus} onClick={() => onAdd(presets[0]?.value ?? {})}>
        {label}
      </ToolbarButton>
    )
  return (
    <Menu label={label}>
      {presets.map(({ label: title, value }) => (
        <MenuItem key={title} onSelect={() => onAdd(value)}>
          {title}
        </MenuItem>
      ))}
    </Menu>
  )
}
