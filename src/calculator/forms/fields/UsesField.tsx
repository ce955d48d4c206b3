import { ERRORS_KEY, getUiOptions, type ErrorSchema, type FieldProps } from '@rjsf/utils'
import { stepTexts } from '../../texts/stepTexts.ts'
import { UsesTable } from '../../ui/UsesTable.tsx'
import { parseUses } from '../parseUses.ts'
import { fieldState } from './fieldState.ts'

type Uses = (number | string)[]

/** Callbacks that a form provides to its fields. */
export interface FormContext {
  /** Receives the form's data from a field that unmounts, because rjsf ignores changes by then. */
  onFieldUnmount: (data: unknown) => void
}

/** A fixed number of whole numbers, as a table of services and uses. */
export function UsesField(props: FieldProps<Uses, FieldProps['schema'], FormContext>) {
  const { uiSchema, formData = [], errorSchema, fieldPathId, onChange, registry } = props
  const { id, label, describedBy } = fieldState(props)
  const { enumNames } = getUiOptions(uiSchema)
  const onEdit = (edited: ReadonlyMap<number, string>, isUnmounting: boolean) => {
    const uses = formData.map((previous, row) => {
      const text = edited.get(row)
      return text === undefined ? previous : parseUses(text)
    })
    if (isUnmounting) registry.formContext.onFieldUnmount(uses)
    else onChange(uses, fieldPathId.path)
  }
  return (
    <UsesTable
      id={id}
      caption={label}
      titles={stepTexts.forms}
      services={enumNames as string[]}
      uses={formData}
      errors={messagesByRow(errorSchema)}
      onEdit={onEdit}
      describedBy={describedBy}
    />
  )
}

function messagesByRow(errors: ErrorSchema<Uses> | undefined) {
  const rows = Object.entries((errors ?? {}) as Record<string, ErrorSchema>)
  return new Map(rows.map(([row, error]) => [Number(row), error[ERRORS_KEY]?.[0] ?? '']))
}
