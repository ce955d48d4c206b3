import { getUiOptions, type FieldProps } from '@rjsf/utils'
import { Tiles } from '../../ui/Tiles.tsx'
import { fieldState } from './fieldState.ts'

/** A fixed number of booleans, as checkbox tiles. */
export function CheckboxesField(props: FieldProps<boolean[]>) {
  const { uiSchema, formData = [], fieldPathId, onChange } = props
  const { enumNames, heading } = getUiOptions(uiSchema)
  const labels = enumNames as string[]
  const toggle = (toggled: number) =>
    onChange(
      labels.map((_, index) => (formData[index] ?? false) !== (index === toggled)),
      fieldPathId.path,
    )
  return (
    <Tiles
      {...fieldState(props)}
      isHeading={heading === true}
      kind="checkbox"
      tiles={labels.map((label) => ({ label }))}
      chosen={formData}
      onToggle={toggle}
    />
  )
}
