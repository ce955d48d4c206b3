import { getDefaultRegistry } from '@rjsf/core'
import type { FieldProps } from '@rjsf/utils'
import { isRecord } from '../../../contract/isRecord.ts'
import { OtherValue } from './OtherValue.tsx'

const ObjectField = getDefaultRegistry().fields.ObjectField!

/** The fields of an object. Shows a value of another type as read-only text, because an edit would replace it. */
export function GuardedObjectField(props: FieldProps) {
  const { formData } = props
  const isOther = formData !== undefined && formData !== null && !isRecord(formData)
  return isOther ? <OtherValue value={formData} /> : <ObjectField {...props} />
}
