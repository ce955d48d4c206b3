import { ERRORS_KEY, errorId, getUiOptions, type FieldProps } from '@rjsf/utils'
import { memo } from 'react'

/**
 * A part of a form: the field that its uiSchema names, and the field's errors. rjsf's own also renders descriptions,
 * help, and options, which our forms do not have. A shallow comparison of the props is enough, because the definition,
 * data, and errors are new objects only when they change.
 */
export const SchemaField = memo(function SchemaField(props: FieldProps) {
  const { uiSchema, errorSchema = {}, fieldPathId, registry } = props
  const { [ERRORS_KEY]: rawErrors = [], ...fieldErrorSchema } = errorSchema
  const { field = 'ObjectField' } = getUiOptions(uiSchema)
  const Field = registry.fields[field as string]!
  return (
    <div className="field">
      <Field {...props} errorSchema={fieldErrorSchema} rawErrors={rawErrors} />
      {rawErrors.length > 0 && (
        <p id={errorId(fieldPathId)} className="field-error">
          {rawErrors}
        </p>
      )}
    </div>
  )
})
