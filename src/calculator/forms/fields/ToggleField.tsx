import type { FieldProps } from '@rjsf/utils'
import { Toggle } from '../../ui/Toggle.tsx'
import { fieldState } from './fieldState.ts'

/** A boolean, as a switch. */
export function ToggleField(props: FieldProps<boolean>) {
  const { formData, fieldPathId, onChange } = props
  const { isRequired, ...state } = fieldState(props)
  return <Toggle {...state} isOn={formData ?? false} onToggle={(isOn) => onChange(isOn, fieldPathId.path)} />
}
