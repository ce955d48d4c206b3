import type { RegistryFieldsType } from '@rjsf/utils'
import { CheckboxesField } from './fields/CheckboxesField.tsx'
import { CounterField } from './fields/CounterField.tsx'
import { ObjectField } from './fields/ObjectField.tsx'
import { SchemaField } from './fields/SchemaField.tsx'
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
