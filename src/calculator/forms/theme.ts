import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import type { RegistryFieldsType, TemplatesType } from '@rjsf/utils'
import { ChecksField } from './fields/ChecksField.tsx'
import { CounterField } from './fields/CounterField.tsx'
import { ObjectField } from './fields/ObjectField.tsx'
import { SelectField } from './fields/SelectField.tsx'
import { TilesField } from './fields/TilesField.tsx'
import { ToggleField } from './fields/ToggleField.tsx'
import { UsesField } from './fields/UsesField.tsx'
import { DescriptionTemplate } from './templates/DescriptionTemplate.tsx'
import { ErrorTemplate } from './templates/ErrorTemplate.tsx'
import { FieldTemplate } from './templates/FieldTemplate.tsx'

/** The names in lower case are those that a uiSchema says in `ui:field`. */
export const fields: RegistryFieldsType = {
  SchemaField,
  ObjectField,
  select: SelectField,
  tiles: TilesField,
  checks: ChecksField,
  toggle: ToggleField,
  counter: CounterField,
  uses: UsesField,
}

export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> = {
  FieldTemplate,
  DescriptionFieldTemplate: DescriptionTemplate,
  FieldErrorTemplate: ErrorTemplate,
}
