import type { IChangeEvent } from '@rjsf/core'
import { useDeepCompareMemo } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import type { JSONPath } from 'jsonc-parser'
import { memo, useMemo } from 'react'
import { useStableCallback } from '../../calculator/ui/useStableCallback.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import { childPointer } from '../../contract/pointer.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { applyChanges, diffValues } from './edit/diffValues.ts'
import { useFormYear } from './edit/FormYear.tsx'
import { withoutEmptyGroups } from './edit/withoutEmptyGroups.ts'
import { FormScopeContext } from './fields/FieldContext.ts'
import { OtherValue } from './fields/OtherValue.tsx'
import type { FormDefinition } from './schema/FormDefinition.ts'
import { ThemedForm } from './theme.ts'
import './FieldsForm.css'

interface FieldsFormProps {
  form: FormDefinition
  file: YearFile
  /** The JSON Pointer of the object. */
  at: string
  /** The object's value in the document. */
  value: unknown
}

/** The form of an object. Writes only what the user changes. */
export const FieldsForm = memo(function FieldsForm({ form, file, at, value }: FieldsFormProps) {
  const location = useMemo(() => toLocation(at), [at])
  const scope = useMemo(() => ({ file, location }), [file, location])
  const { changeDocument } = useFormYear()
  const isOther = value !== undefined && !isRecord(value)
  const shown = useDeepCompareMemo(pick(value, form))
  const onChange = useStableCallback(({ formData }: IChangeEvent, id?: string) => {
    // Without an ID it is a default of rjsf, not the user's change.
    if (id === undefined) return
    const changes = diffValues(shown, withoutEmptyGroups(form.uiSchema, formData, value), location)
    if (changes.length === 0) return
    changeDocument(file, (document) => applyChanges(document, changes), `${file}${at} ${id}`)
  })
  if (isOther) return <OtherValue value={value} />
  return (
    <FormScopeContext value={scope}>
      <ThemedForm
        {...settings}
        {...form}
        idPrefix={`${file}${location.reduce<string>(childPointer, '')}`.replaceAll(/[^\w]/g, '_')}
        formData={shown}
        onChange={onChange}
      >
        {noSubmitButton}
      </ThemedForm>
    </FormScopeContext>
  )
})

/** rjsf renders a submit button in a form without children. */
const noSubmitButton = <></>

const settings = {
  className: 'fields-form',
  tagName: 'div',
  validator,
  // The linter checks the documents, with better messages.
  noValidate: true,
  noHtml5Validate: true,
  showErrorList: false,
  // The documents have what the user wrote, and no defaults.
  experimental_defaultFormStateBehavior: {
    arrayMinItems: { populate: 'never' },
    constAsDefaults: 'never',
    emptyObjectFields: 'skipDefaults',
    requiredBooleanDefault: 'skip',
  },
} as const

/** The properties that the form shows. */
function pick(value: unknown, { schema }: FormDefinition): Record<string, unknown> {
  if (!isRecord(value)) return {}
  const names = Object.keys(schema.properties ?? {}).filter((name) => Object.hasOwn(value, name))
  return Object.fromEntries(names.map((name) => [name, value[name]]))
}

/** The parts of a pointer, in which a number is an index. */
function toLocation(pointer: string): JSONPath {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
