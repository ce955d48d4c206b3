import Form, { type IChangeEvent } from '@rjsf/core'
import './SchemaForm.css'
import { deepEquals, type RegistryFieldsType } from '@rjsf/utils'
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { currentLocaleInfo } from '../texts/language.ts'
import { useStableCallback } from '../ui/useStableCallback.ts'
import { type FormContext, UsesField } from './fields/UsesField.tsx'
import type { FormDefinition } from './FormDefinition.ts'
import { validator } from './validator.ts'
import {
  CheckboxesField,
  CounterField,
  SelectField,
  TilesField,
  ToggleField,
} from './fields/controlFields.tsx'
import { ObjectField } from './fields/ObjectField.tsx'
import { SchemaField } from './fields/SchemaField.tsx'

interface SchemaFormProps<Data> {
  form: FormDefinition
  data: Data
  onChange: (data: Data) => void
  /** Called with data that matches the schema. */
  onSubmit?: (data: Data) => void
  /** Called when the table of uses shows errors, and when it shows none again. */
  onErrorsShown?: (areShown: boolean) => void
  /** The id of the form element, for a button outside it. */
  id?: string
  /** Content after the fields, inside the form. */
  children?: ReactNode
}

/** Renders a form from its definition, in our theme. Shows the data and no defaults. */
export function SchemaForm<Data>(props: SchemaFormProps<Data>) {
  const { form, data, onChange, onSubmit, onErrorsShown, id, children = noSubmitButton } = props
  const ownId = useId()
  const formId = id ?? ownId
  const ref = useRef<Form>(null)
  const [hasSubmitFailed, setSubmitFailed] = useState(false)
  const { key, initial, onReport } = useExternalData(data, onChange)
  const onFieldUnmount = useStableCallback((last: unknown) => onChange(last as Data))
  const onFieldErrorsShown = useStableCallback((areShown: boolean) => onErrorsShown?.(areShown))
  return (
    <Form
      key={key}
      ref={ref}
      {...settings}
      {...form}
      id={formId}
      idPrefix={`${formId}-field`}
      initialFormData={initial}
      // Memoized, because rjsf rebuilds its registry for each new object.
      formContext={useMemo(
        (): FormContext => ({ onFieldUnmount, onErrorsShown: onFieldErrorsShown }),
        [onFieldUnmount, onFieldErrorsShown],
      )}
      onChange={useCallback(({ formData }: IChangeEvent) => onReport(formData as Data), [onReport])}
      onSubmit={useStableCallback(({ formData }: IChangeEvent) => {
        setSubmitFailed(false)
        onSubmit?.(formData as Data)
      })}
      onError={useStableCallback(() => setSubmitFailed(true))}
      // After a failed submit, each message disappears when its answer is corrected.
      liveValidate={hasSubmitFailed && 'onChange'}
      focusOnFirstError={useStableCallback(() =>
        focusErrors(ref.current?.formElement.current as HTMLFormElement | null),
      )}
    >
      {children}
    </Form>
  )
}

/** rjsf renders a submit button in a form without children. */
const noSubmitButton = <></>

/** A uiSchema selects a lowercase name with `ui:field`. */
const fields: RegistryFieldsType = {
  SchemaField,
  ObjectField,
  select: SelectField,
  tiles: TilesField,
  checkboxes: CheckboxesField,
  toggle: ToggleField,
  counter: CounterField,
  uses: UsesField,
}

const settings = {
  className: 'schema-form',
  validator,
  fields,
  noHtml5Validate: true,
  showErrorList: false,
  // Answers come from the visitor, never from defaults.
  experimental_defaultFormStateBehavior: {
    arrayMinItems: { populate: 'never' },
    constAsDefaults: 'never',
    emptyObjectFields: 'skipDefaults',
    requiredBooleanDefault: 'skip',
  },
} as const

/**
 * Leaves the data to rjsf while the visitor answers: rjsf recomputes its whole state when its parent passes data back.
 * If the data changes for another reason, a new key remounts the form with it. So does another language, because rjsf keeps
 * messages and lists of choices.
 */
function useExternalData<Data>(data: Data, onChange: (data: Data) => void) {
  const localeInfo = currentLocaleInfo()
  const [known, setKnown] = useState({ key: 0, initial: data, latest: data, localeInfo })
  if (known.localeInfo !== localeInfo || !deepEquals(known.latest, data))
    setKnown({ key: known.key + 1, initial: data, latest: data, localeInfo })
  const { key, initial } = known
  const mountedKey = useRef<number>(undefined)
  useLayoutEffect(() => {
    mountedKey.current = key
  }, [key])
  const report = useStableCallback((latest: Data) => {
    setKnown((now) => ({ ...now, latest }))
    onChange(latest)
  })
  const onReport = useCallback(
    (latest: Data) => {
      // While it mounts, rjsf reports defaults, not answers. If the parent rejected them, the form would remount
      // and report them again, in an endless loop.
      if (mountedKey.current === key) report(latest)
    },
    [key, report],
  )
  return { key, initial, onReport }
}

/** The summary of several errors, or the only control with one. */
function focusErrors(form: HTMLFormElement | null) {
  const control =
    form?.querySelector<HTMLElement>('.error-summary') ??
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target = control?.matches('fieldset') ? control.querySelector('input') : control
  target?.focus()
}
