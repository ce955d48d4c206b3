import { getUiOptions, type FieldTemplateProps } from '@rjsf/utils'
import { useMemo, useState } from 'react'
import { FieldDiagnostics } from '../diagnostics/FieldDiagnostics.tsx'
import { useFieldDiagnostics } from '../diagnostics/fieldDiagnostics.ts'
import { useFormYear } from '../edit/FormYear.tsx'
import { FieldContext, useFieldPlace } from '../fields/FieldContext.ts'
import type { FieldOptions } from '../schema/FormDefinition.ts'
import { HelpButton } from './HelpButton.tsx'
import { placeOf } from '../useJumps.ts'

/** The frame of a part of a form. Objects and lists have headings of their own. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { schema, uiSchema, formData, children } = props
  const { field, isShownIfPresent } = getUiOptions(uiSchema) as FieldOptions & { field?: string }
  if (isShownIfPresent && formData === undefined) return null
  const hasOwnFrame = (schema.type === 'object' && field === undefined) || field === 'list'
  return hasOwnFrame ? children : <LabeledField {...props} />
}

/** An input with its label, its description on demand, and its diagnostics. */
function LabeledField({
  id,
  label,
  rawDescription,
  required,
  uiSchema,
  fieldPathId,
  children,
}: FieldTemplateProps) {
  const { widget, isWide, isCompact, isExplained, isInOptionalGroup, isTranslatable } = getUiOptions(
    uiSchema,
  ) as FieldOptions & {
    widget?: string
  }
  const { file, location, pointer } = useFieldPlace(fieldPathId.path)
  const { languages } = useFormYear()
  const isTranslated = isTranslatable === true && languages.length > 1
  // The input of a language shows its own diagnostics.
  const diagnostics = useFieldDiagnostics(file, pointer, isTranslated ? languages : undefined)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const isHelpShown = isHelpOpen || isExplained === true
  const helpId = `${id}__help`
  const diagnosticsId = `${id}__diagnostics`
  const describedBy =
    [isHelpShown && helpId, diagnostics.length > 0 && diagnosticsId].filter(Boolean).join(' ') || undefined
  const isInvalid = diagnostics.some(({ severity }) => severity === 'error')
  const isSwitch = widget === 'switch'
  // A switch always has a value.
  const isRequired = required === true && !isInOptionalGroup && !isSwitch
  const help = rawDescription && !isCompact && !isExplained && (
    <HelpButton label={label} isOpen={isHelpOpen} onToggle={() => setHelpOpen(!isHelpOpen)} />
  )
  const state = useMemo(
    () => ({ place: { file, location, pointer }, label, describedBy, isInvalid, isRequired }),
    [file, location, pointer, label, describedBy, isInvalid, isRequired],
  )
  return (
    <div className="form-field" data-place={placeOf(file, pointer)} data-wide={isWide || isTranslated}>
      {isSwitch ? (
        <div className="form-label">
          <FieldContext value={state}>{children}</FieldContext>
          {help}
        </div>
      ) : (
        <>
          <div className="form-label">
            {/* The input of each language has a label of its own. */}
            <label htmlFor={isTranslated ? undefined : id}>
              {label}
              {isRequired && (
                <span className="form-required" aria-hidden>
                  {' *'}
                </span>
              )}
            </label>
            {help}
          </div>
          <FieldContext value={state}>{children}</FieldContext>
        </>
      )}
      {isHelpShown && (
        <p className="form-note" id={helpId}>
          {rawDescription}
        </p>
      )}
      <FieldDiagnostics id={diagnosticsId} diagnostics={diagnostics} label={label} />
    </div>
  )
}
