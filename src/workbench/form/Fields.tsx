import Trash2 from '~icons/lucide/trash-2'
import { useState, type ComponentType } from 'react'
import { joinIds } from '../../calculator/ui/joinIds.ts'
import { childPointer } from '../../contract/pointer.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import { FieldDiagnostics, hasErrors, TypicalNote, useFieldDiagnostics } from './FieldDiagnostics.tsx'
import { ChoiceInput, ReferenceInput, ReferencesInput } from './fields/choices.tsx'
import { ColorInput } from './fields/ColorInput.tsx'
import type { FieldProps, InputProps } from './fields/InputProps.ts'
import { NumberInput, PaymentInput, SwitchInput, TextInput } from './fields/inputs.tsx'
import { LanguagesInput } from './fields/LanguagesInput.tsx'
import { LogoInput } from './fields/LogoInput.tsx'
import { OtherValue } from './fields/OtherValue.tsx'
import { fieldId, useFormYear } from './FormYear.tsx'
import { AddMenu, FieldGroup, HelpButton } from './FieldGroup.tsx'
import { ListItems } from './list/ListItems.tsx'
import type { FormField } from '../../compare/form/createForm.ts'
import './Fields.css'

const inputs: Record<Exclude<FormField['control'], 'group' | 'list'>, ComponentType<InputProps>> = {
  choice: ChoiceInput,
  color: ColorInput,
  languages: LanguagesInput,
  line: TextInput,
  logo: LogoInput,
  number: NumberInput,
  paragraph: TextInput,
  payment: PaymentInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  switch: SwitchInput,
}

/** The fields of an object. */
export function Fields({ field, file, pointer, value }: FieldProps) {
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
        />
      ))}
    </div>
  )
}

function Field(props: FieldProps) {
  const { control } = props.field
  if (control === 'list') return <List {...props} />
  return control === 'group' ? <Group {...props} /> : <LabeledInput {...props} />
}

/** An input with its label, its description on demand, and its diagnostics. */
function LabeledInput(props: FieldProps) {
  const { field, file, pointer } = props
  const { control, title, description, isExplained = false } = field
  const { languages, typical, setValue } = useFormYear()
  const isTranslated = field.isTranslatable && languages.length > 1
  // The input of a language shows its own diagnostics.
  const diagnostics = useFieldDiagnostics(file, pointer, isTranslated ? languages : undefined)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const isHelpShown = isHelpOpen || isExplained
  const id = fieldId(file, pointer)
  const helpId = `${id}__help`
  const diagnosticsId = `${id}__diagnostics`
  const typicalAt = typical.find(file, pointer)
  const typicalId = `${id}__typical`
  const isSwitch = control === 'switch'
  // A switch always has a value.
  const isRequired = field.isRequired && !isSwitch
  const Input = inputs[control as keyof typeof inputs]
  const input = (
    <Input
      {...props}
      attributes={{
        id,
        'aria-describedby': joinIds(
          isHelpShown && helpId,
          diagnostics.length > 0 && diagnosticsId,
          typicalAt !== undefined && typicalId,
        ),
        'aria-invalid': hasErrors(diagnostics) || undefined,
        'aria-required': isRequired || undefined,
      }}
      onChange={(changed) => setValue(file, pointer, changed)}
    />
  )
  return (
    <div className="form-field stack tight" data-place={id} data-wide={field.isWide || isTranslated}>
      <div className="form-label row">
        {isSwitch ? (
          input
        ) : (
          // The input of each language has a label of its own.
          <label htmlFor={isTranslated ? undefined : id}>
            {title}
            {isRequired && (
              <span className="error" aria-hidden>
                {' *'}
              </span>
            )}
          </label>
        )}
        {description && !isExplained && (
          <HelpButton label={title} isOpen={isHelpOpen} onToggle={() => setHelpOpen(!isHelpOpen)} />
        )}
      </div>
      {!isSwitch && input}
      {isHelpShown && (
        <p className="form-note" id={helpId}>
          {description}
        </p>
      )}
      {typicalAt !== undefined && <TypicalNote id={typicalId} label={title} pointer={typicalAt} />}
      <FieldDiagnostics id={diagnosticsId} diagnostics={diagnostics} label={title} />
    </div>
  )
}

function Group(props: FieldProps) {
  const { field, file, pointer, value } = props
  const { title, fields, presence, presets } = field
  const { setValue, addPreset } = useFormYear()
  const isAdded = presence === 'added'
  const isAbsent = isAdded && (value === undefined || value === null)
  return (
    <FieldGroup
      {...props}
      shownParts={fields.map(({ name }) => name)}
      actions={
        isAdded &&
        !isAbsent && (
          <ToolbarButton icon={Trash2} onClick={() => setValue(file, pointer, undefined)}>
            Remove
          </ToolbarButton>
        )
      }
    >
      {isAbsent ? (
        <AddMenu noun={title} presets={presets} onAdd={(preset) => addPreset(file, pointer, preset)} />
      ) : (
        <Fields {...props} />
      )}
    </FieldGroup>
  )
}

function List(props: FieldProps) {
  const { field, file, value } = props
  const items: unknown = value ?? []
  return (
    <FieldGroup {...props} shownParts="all">
      {Array.isArray(items) ? (
        <ListItems {...props} items={items}>
          {(item, pointer) => (
            <Fields key={pointer} field={field.item!} file={file} pointer={pointer} value={item} />
          )}
        </ListItems>
      ) : (
        <OtherValue value={value} />
      )}
    </FieldGroup>
  )
}
