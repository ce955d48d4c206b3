import { getUiOptions, type WidgetProps } from '@rjsf/utils'
import type { FieldOptions } from '../schema/FormDefinition.ts'
import { displayValue } from './displayValue.ts'
import { useFieldAttributes } from './FieldContext.ts'

/** One value of an enum, with what the chosen one means. Refers to values by index. */
export function ChoiceWidget({ id, value, schema, uiSchema, required, onChange }: WidgetProps) {
  const { meanings = [], enumNames } = getUiOptions(uiSchema) as FieldOptions & { enumNames: string[] }
  const values = schema.enum ?? []
  const attributes = useFieldAttributes()
  const chosen = values.indexOf(value)
  const isUnknown = chosen < 0 && value !== undefined && value !== null
  return (
    <>
      <div className="form-input">
        <select
          id={id}
          {...attributes}
          value={isUnknown ? 'unknown' : chosen}
          onChange={({ currentTarget }) => onChange(values[Number(currentTarget.value)], undefined, id)}
        >
          {(!required || chosen < 0) && <option value={-1}>{required ? 'Choose one' : '–'}</option>}
          {isUnknown && <option value="unknown">{displayValue(value)}</option>}
          {enumNames.map((name, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {meanings[chosen] && <p className="form-note">{meanings[chosen]}</p>}
    </>
  )
}
