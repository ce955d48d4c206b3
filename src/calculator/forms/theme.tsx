import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import {
  errorId,
  type FieldErrorProps,
  type FieldTemplateProps,
  type RegistryFieldsType,
  type TemplatesType,
} from '@rjsf/utils'
import { CheckboxesField } from './fields/CheckboxesField.tsx'
import { CounterField } from './fields/CounterField.tsx'
import { ObjectField } from './fields/ObjectField.tsx'
import { SelectField } from './fields/SelectField.tsx'
import { TilesField } from './fields/TilesField.tsx'
import { ToggleField } from './fields/ToggleField.tsx'
import { UsesField } from './fields/UsesField.tsx'

/** A uiSchema selects a lowercase name with `ui:field`. */
export const fields: RegistryFieldsType = {
  SchemaField,
  ObjectField,
  select: SelectField,
  tiles: TilesField,
  checkboxes: CheckboxesField,
  toggle: ToggleField,
  counter: CounterField,
  uses: UsesField,
}

export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> = {
  FieldTemplate,
  FieldErrorTemplate,
}

/** A control renders its own label. Its error message follows. */
function FieldTemplate({ children, rawErrors, errors }: FieldTemplateProps) {
  return (
    <div className="field">
      {children}
      {rawErrors && rawErrors.length > 0 && errors}
    </div>
  )
}

function FieldErrorTemplate({ errors, fieldPathId }: FieldErrorProps) {
  return (
    <p id={errorId(fieldPathId)} className="field-error">
      {errors}
    </p>
  )
}
