import { toFieldPathId, type ErrorSchema, type FieldProps, type RJSFSchema } from '@rjsf/utils'
import { useMemo } from 'react'
import { SchemaField } from './SchemaField.tsx'

/**
 * The fields of an object in the order of its schema. rjsf's own field can also add, rename, and remove properties,
 * which our forms do not need.
 */
export function ObjectField(props: FieldProps) {
  const { schema, uiSchema, formData, errorSchema, fieldPathId, registry, onChange, onBlur, onFocus } = props
  const { globalFormOptions } = registry
  const parts = useMemo(
    () =>
      Object.entries((schema.properties ?? {}) as Record<string, RJSFSchema>).map(([name, part]) => ({
        name,
        schema: part,
        required: schema.required?.includes(name) ?? false,
        fieldPathId: toFieldPathId(name, globalFormOptions, fieldPathId),
      })),
    [schema, globalFormOptions, fieldPathId],
  )
  return (
    <div className="fields stack" data-layout={uiSchema?.['ui:layout']}>
      {parts.map((part) => (
        <SchemaField
          key={part.name}
          {...part}
          {...{ registry, onChange, onBlur, onFocus }}
          uiSchema={uiSchema?.[part.name]}
          formData={formData?.[part.name]}
          errorSchema={(errorSchema as Record<string, ErrorSchema> | undefined)?.[part.name]}
        />
      ))}
    </div>
  )
}
