import { getUiOptions, type FieldProps } from '@rjsf/utils'
import { isTileIconName, Tiles } from '../../ui/Tiles.tsx'
import { fieldState } from './fieldState.ts'

/** One value of an enum, as radio tiles. A disabled value has no tile. */
export function TilesField(props: FieldProps) {
  const { schema, uiSchema, formData, fieldPathId, onChange } = props
  const { enumNames, enumDisabled, descriptions, icons, heading } = getUiOptions(uiSchema)
  const tiles = (schema.enum ?? [])
    .map((value, index) => {
      const icon = (icons as unknown[] | undefined)?.[index]
      return {
        value,
        label: (enumNames as string[])[index] ?? '',
        description: (descriptions as string[] | undefined)?.[index] || undefined,
        icon: isTileIconName(icon) ? icon : undefined,
      }
    })
    .filter(({ value }) => !enumDisabled?.includes(value as string))
  return (
    <Tiles
      {...fieldState(props)}
      isHeading={heading === true}
      kind="radio"
      tiles={tiles}
      chosen={tiles.map(({ value }) => value === formData)}
      onToggle={(index) => onChange(tiles[index]?.value, fieldPathId.path)}
    />
  )
}
