import { getUiOptions, type WidgetProps } from '@rjsf/utils'
import type { FieldOptions } from '../schema/FormDefinition.ts'
import { displayValue } from './displayValue.ts'
import { useFieldAttributes } from './FieldContext.ts'
import { useReferences } from './References.ts'

/** One row of another list, by its name. */
export function ReferenceWidget({ id, value, uiSchema, required, onChange }: WidgetProps) {
  const references = useReferences((getUiOptions(uiSchema) as FieldOptions).references)
  const attributes = useFieldAttributes()
  const chosen = references.findIndex((reference) => reference.id === value)
  const isUnknown = chosen < 0 && value !== undefined
  return (
    <div className="form-input">
      <select
        id={id}
        {...attributes}
        value={isUnknown ? 'unknown' : chosen}
        onChange={({ currentTarget }) => onChange(references[Number(currentTarget.value)]?.id, undefined, id)}
      >
        {(!required || chosen < 0) && <option value={-1}>{required ? 'Choose one' : '–'}</option>}
        {isUnknown && <option value="unknown">{displayValue(value)} (not in the list)</option>}
        {references.map((reference, index) => (
          <option key={`${typeof reference.id} ${reference.id}`} value={index}>
            {reference.name}
          </option>
        ))}
      </select>
    </div>
  )
}
