import Form, { type IChangeEvent } from '@rjsf/core/lib/components/Form.js'
import { deepEquals } from '@rjsf/utils'
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useStable } from '../ui/useStable.ts'
import type { FormContext } from './fields/UsesField.tsx'
import type { FormDefinition } from './FormDefinition.ts'
import { fields, templates } from './theme.tsx'
import { validator } from './validator.ts'
import './SchemaForm.css'

interface SchemaFormProps<Data> {
  form: FormDefinition
  data: Data
  onChange: (data: Data) => void
  /** Called with data that matches the schema. */
  onSubmit?: (data: Data) => void
  /** Called when submitted data does not match the schema. */
  onError?: () => void
  /** The id of the form element, for a button outside it. */
  id?: string
  /** Content after the fields, inside the form. */
  children?: ReactNode
}

/** Renders a form from its definition, in our theme. Nothing is selected unless the data says so. */
export function SchemaForm<Data>(props: SchemaFormProps<Data>) {
  const { form, data, onChange, onSubmit, onError, id, children = noSubmitButton } = props
  const ownId = useId()
  const formId = id ?? ownId
  const ref = useRef<Form>(null)
  const [isRefused, setRefused] = useState(false)
  const { key, initial, onReport } = useExternalData(data, onChange)
  const onFieldUnmount = useStable((last: unknown) => onChange(last as Data))
  return (
    <Form
      key={key}
      ref={ref}
      {...settings}
      {...form}
      id={formId}
      idPrefix={`${formId}-field`}
      initialFormData={initial}
      // Keeps its identity, because rjsf rebuilds its registry for each new object.
      formContext={useMemo((): FormContext => ({ onFieldUnmount }), [onFieldUnmount])}
      onChange={useCallback(({ formData }: IChangeEvent) => onReport(formData as Data), [onReport])}
      onSubmit={useStable(({ formData }: IChangeEvent) => {
        setRefused(false)
        onSubmit?.(formData as Data)
      })}
      onError={useStable(() => {
        setRefused(true)
        onError?.()
      })}
      // After a refused submit, each message disappears when its answer is corrected.
      liveValidate={isRefused && 'onChange'}
      focusOnFirstError={useStable(() =>
        focusFirstInvalid(ref.current?.formElement.current as HTMLFormElement | null),
      )}
    >
      {children}
    </Form>
  )
}

/** rjsf renders a submit button in a form without children. */
const noSubmitButton = <></>

const settings = {
  className: 'schema-form',
  validator,
  fields,
  templates,
  noHtml5Validate: true,
  showErrorList: false,
  // The definition, data, and errors keep their identity while they stay the same.
  experimental_componentUpdateStrategy: 'shallow',
  // Answers come from the visitor, never from defaults.
  experimental_defaultFormStateBehavior: {
    arrayMinItems: { populate: 'never' },
    constAsDefaults: 'never',
    emptyObjectFields: 'skipDefaults',
    requiredBooleanDefault: 'skip',
  },
} as const

/**
 * Lets rjsf hold the data while the visitor answers, because it recomputes its whole state from data that a parent
 * passes back. If the data changes for another reason, a new key restarts the form with it.
 */
function useExternalData<Data>(data: Data, onChange: (data: Data) => void) {
  const [known, setKnown] = useState({ key: 0, initial: data, latest: data })
  if (!deepEquals(known.latest, data)) setKnown({ key: known.key + 1, initial: data, latest: data })
  const { key, initial } = known
  const mountedKey = useRef<number>(undefined)
  useLayoutEffect(() => {
    mountedKey.current = key
  }, [key])
  const report = useStable((latest: Data) => {
    setKnown((now) => ({ ...now, latest }))
    onChange(latest)
  })
  const onReport = useCallback(
    (latest: Data) => {
      // While it mounts, rjsf reports defaults, not answers. If the parent refused them, the form would restart and
      // report them again, in an endless loop.
      if (mountedKey.current === key) report(latest)
    },
    [key, report],
  )
  return { key, initial, onReport }
}

function focusFirstInvalid(form: HTMLFormElement | null) {
  const control = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target = control?.matches('fieldset') ? control.querySelector('input') : control
  target?.focus()
}
