import { getUiOptions, type FieldProps } from '@rjsf/utils'
import { useMemo } from 'react'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Select } from '../../ui/Select.tsx'
import { fieldState } from './fieldState.ts'

/** One value of an enum, as a list. Refers to values by index, because an id can be any string or integer. */
export function SelectField(props: FieldProps) {
  const { schema, uiSchema, formData, fieldPathId, onChange } = props
  const { enumNames, enumDisabled, descriptions, heading } = getUiOptions(uiSchema)
  const values = schema.enum
  const choices = useMemo(
    () =>
      (values ?? []).map((value, index) => ({
        label: (enumNames as string[])[index] ?? '',
        isDisabled: enumDisabled?.includes(value as string),
      })),
    [values, enumNames, enumDisabled],
  )
  const chosen = values?.indexOf(formData) ?? -1
  return (
    <Select
      {...fieldState(props)}
      isHeading={heading === true}
      choices={choices}
      placeholder={stepTexts.forms.pleaseSelect}
      chosen={chosen === -1 ? null : chosen}
      description={(descriptions as string[] | undefined)?.[chosen] || undefined}
      onChoose={(index) => onChange(values?.[index], fieldPathId.path)}
    />
  )
}
