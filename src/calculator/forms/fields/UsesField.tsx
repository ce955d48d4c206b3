import { ERRORS_KEY, getUiOptions, type ErrorSchema, type FieldProps } from '@rjsf/utils'
import { useEffect } from 'react'
import { stepTexts } from '../../texts/stepTexts.ts'
import { UsesTable } from '../../ui/UsesTable.tsx'
import { fieldState } from './controlFields.tsx'

type Uses = (number | string)[]

/** Callbacks that a form provides to its fields. */
export interface FormContext {
  /** Receives the form's data from a field that unmounts, because rjsf ignores changes by then. */
  onFieldUnmount: (data: unknown) => void
  /** Called when the table of uses shows errors, and when it shows none again. */
  onErrorsShown: (areShown: boolean) => void
}

/** A fixed number of whole numbers, as a table of services and uses, maybe of each person. */
export function UsesField(props: FieldProps<Uses, FieldProps['schema'], FormContext>) {
  const { uiSchema, formData = [], errorSchema, fieldPathId, onChange, registry } = props
  const { id, label, describedBy } = fieldState(props)
  const { enumNames, persons } = getUiOptions(uiSchema)
  const errors = messagesByIndex(errorSchema)
  const hasErrors = errors.size > 0
  const { onErrorsShown } = registry.formContext
  useEffect(() => {
    if (!hasErrors) return undefined
    onErrorsShown(true)
    return () => onErrorsShown(false)
  }, [hasErrors, onErrorsShown])
  const onEdit = (edited: ReadonlyMap<number, string>, isUnmounting: boolean) => {
    const uses = formData.map((previous, index) => {
      const text = edited.get(index)
      return text === undefined ? previous : parseUses(text)
    })
    if (isUnmounting) registry.formContext.onFieldUnmount(uses)
    else onChange(uses, fieldPathId.path)
  }
  return (
    <UsesTable
      id={id}
      caption={label}
      texts={stepTexts.forms}
      services={enumNames as string[]}
      persons={persons as string[] | undefined}
      uses={formData}
      errors={errors}
      onEdit={onEdit}
      describedBy={describedBy}
    />
  )
}

function messagesByIndex(errors: ErrorSchema<Uses> | undefined) {
  const entries = Object.entries((errors ?? {}) as Record<string, ErrorSchema>)
  return new Map(entries.map(([index, error]) => [Number(index), error[ERRORS_KEY]?.[0] ?? '']))
}

const wholeNumber = /^(?:0*\d{1,4}|\d,\d{3})$/

/**
 * Parses the text in a row of the custom scenario: a whole number from 0 to 9,999, with or without the comma. An empty
 * text is 0.
 * @returns the unchanged text if it is anything else, so that the visitor can correct it
 */
export function parseUses(text: string): number | string {
  const typed = text.trim()
  if (typed === '') return 0
  return wholeNumber.test(typed) ? Number(typed.replace(',', '')) : text
}
