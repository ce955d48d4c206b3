import { getUiOptions, type FieldProps } from '@rjsf/utils'
import { Tiles } from '../../ui/Tiles.tsx'
import { fieldState } from './fieldState.ts'

/** A list of booleans of a fixed length, as tiles to check. */
export function ChecksField(props: FieldProps<boolean[]>) {
  const { uiSchema, formData = [], fieldPathId, onChange } = props
  const { enumNames, heading } = getUiOptions(uiSchema)
  const labels = enumNames as string[]
  const toggle = (at: number) =>
    onChange(
      labels.map((_, index) => (formData[index] ?? false) !== (index === at)),
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
