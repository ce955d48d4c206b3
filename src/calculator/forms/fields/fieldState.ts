import { errorId, ID_KEY, type FieldProps } from '@rjsf/utils'

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
