import { getUiOptions, type FieldProps } from '@rjsf/utils'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Counter } from '../../ui/Counter.tsx'
import { fieldState } from './fieldState.ts'

/** A whole number between the schema's bounds, with buttons that change it by one. */
export function CounterField(props: FieldProps<number>) {
  const { schema, uiSchema, formData, fieldPathId, onChange } = props
  const { isRequired, ...state } = fieldState(props)
  const { minimum = 0, maximum } = schema
  return (
    <Counter
      {...state}
      count={formData ?? minimum}
      min={minimum}
      max={maximum}
      removeLabel={stepTexts.forms.removeOne}
      addLabel={stepTexts.forms.addOne}
      countNames={getUiOptions(uiSchema).countNames as string[] | undefined}
      onCount={(count) => onChange(count, fieldPathId.path)}
    />
  )
}
