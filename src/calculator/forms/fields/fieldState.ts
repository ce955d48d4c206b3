import { descriptionId, errorId, ID_KEY, type FieldProps } from '@rjsf/utils'

/** What every control is told about its field: its id, and the texts around it that belong to it. */
export function fieldState({ fieldPathId, schema, rawErrors, required }: FieldProps) {
  const id = fieldPathId[ID_KEY]
  const isInvalid = (rawErrors?.length ?? 0) > 0
  const describedBy = [schema.description && descriptionId(id), isInvalid && errorId(id)].filter(Boolean)
  return {
    id,
    label: schema.title ?? '',
    describedBy: describedBy.length > 0 ? describedBy.join(' ') : undefined,
    isInvalid: isInvalid || undefined,
    isRequired: required || undefined,
  }
}
