import CircleHelp from '~icons/lucide/circle-help'
import Plus from '~icons/lucide/plus'
import Trash2 from '~icons/lucide/trash-2'
import { useState, type ComponentType, type ReactNode } from 'react'
import type { YearFile } from '../../contract/clientFiles.ts'
import { childPointer } from '../../contract/pointer.ts'
import { isRecord } from '../isRecord.ts'
import { Menu, MenuItem } from '../ui/Menu.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import { FieldDiagnostics, useFieldDiagnostics } from './FieldDiagnostics.tsx'
import { ChoiceInput, ReferenceInput, ReferencesInput } from './fields/choices.tsx'
import type { InputProps } from './fields/InputProps.ts'
import { ColorInput, NumberInput, SwitchInput, TextInput } from './fields/inputs.tsx'
import { LanguagesInput } from './fields/LanguagesInput.tsx'
import { OtherValue } from './fields/OtherValue.tsx'
import { PaymentInput } from './fields/PaymentInput.tsx'
import { placeOf, useFormYear } from './FormYear.tsx'
import { ListItems } from './list/ListItems.tsx'
import type { FormField, Preset } from './schema/createForm.ts'
import './Field.css'
import './fields/inputs.css'

const inputs: Record<Exclude<FormField['control'], 'group' | 'list'>, ComponentType<InputProps>> = {
  choice: ChoiceInput,
  color: ColorInput,
  languages: LanguagesInput,
  line: TextInput,
  number: NumberInput,
  paragraph: TextInput,
  payment: PaymentInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  switch: SwitchInput,
}

interface FieldProps {
  field: FormField
  file: YearFile
  pointer: string
  value: unknown
  /** The JSON Pointers of the optional groups around it, the innermost first. */
  groups: readonly string[]
}

interface FieldsProps extends Omit<FieldProps, 'groups'> {
  groups?: readonly string[]
}

const noGroups: readonly string[] = []

/** The fields of an object. Shows a value of another type as it is, because an edit would replace it. */
export function Fields({ field, file, pointer, value, groups = noGroups }: FieldsProps) {
  if (value !== undefined && value !== null && !isRecord(value)) return <OtherValue value={value} />
  return (
    <div className="form-fields" data-layout={field.layout}>
      {field.fields.map((each) => (
        <Field
          key={each.name}
          field={each}
          file={file}
          pointer={childPointer(pointer, each.name)}
          value={isRecord(value) && Object.hasOwn(value, each.name) ? value[each.name] : undefined}
          groups={groups}
        />
      ))}
    </div>
  )
}

function Field(props: FieldProps) {
  const { field, value } = props
  if (field.isShownIfPresent && value === undefined) return null
  if (field.control === 'list') return <List {...props} />
  return field.control === 'group' ? <Group {...props} /> : <LabeledInput {...props} />
}

/** An input with its label, its description on demand, and its diagnostics. */
function LabeledInput({ field, file, pointer, value, groups }: FieldProps) {
  const { control, title, description, isExplained = false } = field
  const { languages, setValue } = useFormYear()
  const isTranslated = field.isTranslatable && languages.length > 1
  // The input of a language shows its own diagnostics.
  const diagnostics = useFieldDiagnostics(file, pointer, isTranslated ? languages : undefined)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const isHelpShown = isHelpOpen || isExplained
  const id = placeOf(file, pointer)
  const helpId = `${id}__help`
  const diagnosticsId = `${id}__diagnostics`
  const isSwitch = control === 'switch'
  // A switch always has a value.
  const isRequired = field.isRequired && !isSwitch
  const help = description && !isExplained && (
    <HelpButton label={title} isOpen={isHelpOpen} onToggle={() => setHelpOpen(!isHelpOpen)} />
  )
  const Input = inputs[control as keyof typeof inputs]
  const input = (
    <Input
      field={field}
      file={file}
      pointer={pointer}
      value={value}
      attributes={{
        id,
        'aria-describedby':
          [isHelpShown && helpId, diagnostics.length > 0 && diagnosticsId].filter(Boolean).join(' ') ||
          undefined,
        'aria-invalid': diagnostics.some(({ severity }) => severity === 'error') || undefined,
        'aria-required': isRequired || undefined,
      }}
      onChange={(changed) => setValue(file, pointer, changed, groups)}
      parts={<Fields field={field} file={file} pointer={pointer} value={value} />}
    />
  )
  return (
    <div className="form-field" data-place={id} data-wide={field.isWide || isTranslated}>
      <div className="form-label">
        {isSwitch ? (
          input
        ) : (
          // The input of each language has a label of its own.
          <label htmlFor={isTranslated ? undefined : id}>
            {title}
            {isRequired && (
              <span className="form-required" aria-hidden>
                {' *'}
              </span>
            )}
          </label>
        )}
        {help}
      </div>
      {!isSwitch && input}
      {isHelpShown && (
        <p className="form-note" id={helpId}>
          {description}
        </p>
      )}
      <FieldDiagnostics id={diagnosticsId} diagnostics={diagnostics} label={title} />
    </div>
  )
}

function Group({ field, file, pointer, value, groups }: FieldProps) {
  const { title, fields, presence, presets } = field
  const { setValue } = useFormYear()
  const isAdded = presence === 'added'
  const isAbsent = isAdded && (value === undefined || value === null)
  return (
    <Frame
      field={field}
      file={file}
      pointer={pointer}
      shownParts={fields.map(({ name }) => name)}
      actions={
        isAdded &&
        !isAbsent && (
          <ToolbarButton onClick={() => setValue(file, pointer, undefined)}>
            <Trash2 aria-hidden />
            Remove
          </ToolbarButton>
        )
      }
    >
      {isAbsent ? (
        <AddMenu noun={title} presets={presets} onAdd={(preset) => setValue(file, pointer, preset)} />
      ) : (
        <Fields
          field={field}
          file={file}
          pointer={pointer}
          value={value}
          groups={presence === 'implicit' ? [pointer, ...groups] : groups}
        />
      )}
    </Frame>
  )
}

function List({ field, file, pointer, value }: FieldProps) {
  return (
    <Frame field={field} file={file} pointer={pointer} shownParts="all">
      {value === undefined || value === null || Array.isArray(value) ? (
        <ListItems
          field={field}
          file={file}
          pointer={pointer}
          items={(value ?? []) as unknown[]}
          addMenu={(noun, onAdd) => <AddMenu noun={noun} presets={field.presets} onAdd={onAdd} />}
        >
          {(item, place) => (
            <Fields key={place} field={field.item!} file={file} pointer={place} value={item} />
          )}
        </ListItems>
      ) : (
        <OtherValue value={value} />
      )}
    </Frame>
  )
}

interface FrameProps extends Pick<FieldProps, 'field' | 'file' | 'pointer'> {
  /** The names of the parts that show their own diagnostics; 'all' for a list. */
  shownParts: readonly string[] | 'all'
  actions?: ReactNode
  children: ReactNode
}

/** The frame of a group or list, with its description and the diagnostics that its own fields do not show. */
function Frame({ field: { title, description }, file, pointer, shownParts, actions, children }: FrameProps) {
  const diagnostics = useFieldDiagnostics(file, pointer, shownParts)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const id = placeOf(file, pointer)
  const titleId = `${id}__title`
  return (
    <div className="form-group" role="group" aria-labelledby={titleId} data-place={id} data-wide>
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

interface HelpButtonProps {
  /** What the help is about. */
  label: string
  isOpen: boolean
  onToggle: () => void
}

/** Opens the description of a field below its label. */
function HelpButton({ label, isOpen, onToggle }: HelpButtonProps) {
  return (
    <button
      type="button"
      className="form-icon-button"
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
function AddMenu({ noun, presets, onAdd }: AddMenuProps) {
  const label = `Add ${noun.toLowerCase()}`
  if (presets.length <= 1)
    return (
      <ToolbarButton onClick={() => onAdd(presets[0]?.value ?? {})}>
        <Plus aria-hidden />
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
