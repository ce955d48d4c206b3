import type { RegistryFieldsType } from '@rjsf/utils'
import {
  CheckboxesField,
  CounterField,
  SelectField,
  TilesField,
  ToggleField,
} from './fields/controlFields.tsx'
import { ObjectField } from './fields/ObjectField.tsx'
import { SchemaField } from './fields/SchemaField.tsx'
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
