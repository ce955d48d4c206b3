import { getUiOptions, type FieldProps } from '@rjsf/utils'
import { Counter } from '../../ui/Counter.tsx'
import { fieldState } from './fieldState.ts'

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
