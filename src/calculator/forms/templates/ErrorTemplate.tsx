import { errorId, type FieldErrorProps } from '@rjsf/utils'

export function ErrorTemplate({ errors, fieldPathId }: FieldErrorProps) {
  return (
    <p id={errorId(fieldPathId)} className="field-error">
      {errors}
    </p>
  )
}
