import Form, { type IChangeEvent } from '@rjsf/core/lib/components/Form.js'
import { useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { useStable } from '../ui/useStable.ts'
import type { FormContext } from './FormContext.ts'
import type { FormDefinition } from './FormDefinition.ts'
import { fields, templates } from './theme.ts'
import { useDataFromElsewhere } from './useDataFromElsewhere.ts'
import { validator } from './validator.ts'
import './SchemaForm.css'

interface SchemaFormProps<Data> {
  form: FormDefinition
  data: Data
  onChange: (data: Data) => void
  /** Called with data that fits the schema. */
  onSubmit?: (data: Data) => void
  /** The form was submitted and refused. */
  onError?: () => void
  /** The id of the form element, for a button outside it. */
  id?: string
  /** What follows the fields, inside the form. */
  children?: ReactNode
}

/** A form rendered from its definition, in our theme. Nothing is chosen but what the data says. */
export function SchemaForm<Data>(props: SchemaFormProps<Data>) {
  const { form, data, onChange, onSubmit, onError, id, children = nothing } = props
  const ownId = useId()
  const formId = id ?? ownId
  const ref = useRef<Form>(null)
  const [isRefused, setRefused] = useState(false)
  const { key, initial, onReport } = useDataFromElsewhere(data, onChange)
  const leave = useStable((left: unknown) => onChange(left as Data))
  return (
    <Form
      key={key}
      ref={ref}
      {...settings}
      {...form}
      id={formId}
      idPrefix={`${formId}-field`}
      initialFormData={initial}
      // The same object as long as the form lives, because rjsf rebuilds its registry for another one.
      formContext={useMemo((): FormContext => ({ leave }), [leave])}
      onChange={useCallback(({ formData }: IChangeEvent) => onReport(formData as Data), [onReport])}
      onSubmit={useStable(({ formData }: IChangeEvent) => {
        setRefused(false)
        onSubmit?.(formData as Data)
      })}
      onError={useStable(() => {
        setRefused(true)
        onError?.()
      })}
      // Once refused, a message goes as soon as its answer is mended.
      liveValidate={isRefused && 'onChange'}
      focusOnFirstError={useStable(() =>
        focusFirstInvalid(ref.current?.formElement.current as HTMLFormElement | null),
      )}
    >
      {children}
    </Form>
  )
}

/** In place of the button that a form without children would get. */
const nothing = <></>

const settings = {
  className: 'schema-form',
  validator,
  fields,
  templates,
  noHtml5Validate: true,
  showErrorList: false,
  // The definition, the data and the errors keep their identity while they stay the same.
  experimental_componentUpdateStrategy: 'shallow',
  // Answers come from the visitor alone.
  experimental_defaultFormStateBehavior: {
    arrayMinItems: { populate: 'never' },
    constAsDefaults: 'never',
    emptyObjectFields: 'skipDefaults',
    requiredBooleanDefault: 'skip',
  },
} as const

function focusFirstInvalid(form: HTMLFormElement | null) {
  const control = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target = control?.matches('fieldset') ? control.querySelector('input') : control
  target?.focus()
}
