import { errorId, getUiOptions, ID_KEY, type FieldProps } from '@rjsf/utils'
import { useMemo } from 'react'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Counter } from '../../ui/Counter.tsx'
import { Select } from '../../ui/Select.tsx'
import { isTileIconName, Tiles } from '../../ui/Tiles.tsx'
import { Toggle } from '../../ui/Toggle.tsx'

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

/** A fixed number of booleans, as checkbox tiles. */
export function CheckboxesField(props: FieldProps<boolean[]>) {
  const { uiSchema, formData = [], fieldPathId, onChange } = props
  const { enumNames, descriptions, heading } = getUiOptions(uiSchema)
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
      tiles={labels.map((label, index) => ({
        label,
        description: (descriptions as string[] | undefined)?.[index] || undefined,
      }))}
      chosen={formData}
      onToggle={toggle}
    />
  )
}

/** A whole number between the schema's bounds, with buttons that change it by one. */
export function CounterField(props: FieldProps<number>) {
  const { schema, uiSchema, formData, fieldPathId, onChange } = props
  const { isRequired, ...state } = fieldState(props)
  const { minimum = 0, maximum } = schema
  const { removeLabel, addLabel, countNames } = getUiOptions(uiSchema)
  return (
    <Counter
      {...state}
      count={formData ?? minimum}
      min={minimum}
      max={maximum}
      removeLabel={removeLabel as string}
      addLabel={addLabel as string}
      countNames={countNames as string[] | undefined}
      onCount={(count) => onChange(count, fieldPathId.path)}
    />
  )
}

/** A boolean, as a switch. */
export function ToggleField(props: FieldProps<boolean>) {
  const { formData, fieldPathId, onChange } = props
  const { isRequired, ...state } = fieldState(props)
  return <Toggle {...state} isOn={formData ?? false} onToggle={(isOn) => onChange(isOn, fieldPathId.path)} />
}

/** Props that every control takes from its field. */
export function fieldState({ fieldPathId, schema, rawErrors = [], required }: FieldProps) {
  const id = fieldPathId[ID_KEY]
  const isInvalid = rawErrors.length > 0
  return {
    id,
    label: schema.title ?? '',
    describedBy: isInvalid ? errorId(id) : undefined,
    isInvalid: isInvalid || undefined,
    isRequired: required || undefined,
  }
}
