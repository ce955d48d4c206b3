import { getUiOptions, type WidgetProps } from '@rjsf/utils'
import type { FieldOptions } from '../schema/FormDefinition.ts'
import { displayValue } from './displayValue.ts'
import { useFieldAttributes } from './FieldContext.ts'
import { Switch } from '../../ui/Switch.tsx'

/** A boolean. Another value in the file stays visible until the user switches. */
export function SwitchWidget({ id, value, uiSchema, label, onChange }: WidgetProps) {
  const { isOnByDefault = false } = getUiOptions(uiSchema) as FieldOptions
  const attributes = useFieldAttributes()
  const isOther = value !== undefined && value !== null && typeof value !== 'boolean'
  return (
    <>
      <Switch
        id={id}
        label={label}
        isOn={typeof value === 'boolean' ? value : isOnByDefault}
        onChange={(isOn) => onChange(isOn, undefined, id)}
        {...attributes}
      />
      {isOther && <p className="form-note">The file has {displayValue(value)}.</p>}
    </>
  )
}
