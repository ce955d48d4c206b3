import { ERRORS_KEY, getUiOptions, type ErrorSchema, type FieldProps } from '@rjsf/utils'
import { useLayoutEffect, useRef } from 'react'
import { stepTexts } from '../../texts/stepTexts.ts'
import { UsesTable } from '../../ui/UsesTable.tsx'
import type { FormContext } from '../FormContext.ts'
import { parseUses } from '../parseUses.ts'
import { fieldState } from './fieldState.ts'

type Uses = (number | string)[]

/** A list of a fixed length of whole numbers, as a table of services and uses. */
export function UsesField(props: FieldProps<Uses, FieldProps['schema'], FormContext>) {
  const { uiSchema, formData = [], errorSchema, fieldPathId, onChange, registry } = props
  const { id, label, describedBy } = fieldState(props)
  const { enumNames } = getUiOptions(uiSchema)
  // Two reports can come before the next render, and the second must not undo the first.
  const latest = useRef(formData)
  useLayoutEffect(() => {
    latest.current = formData
  })
  const onTyped = (typed: ReadonlyMap<number, string>, isLeaving: boolean) => {
    const uses = latest.current.map((now, row) => {
      const text = typed.get(row)
      return text === undefined ? now : parseUses(text)
    })
    latest.current = uses
    if (isLeaving) registry.formContext.leave(uses)
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
      onTyped={onTyped}
      describedBy={describedBy}
    />
  )
}

function messagesByRow(errors: ErrorSchema<Uses> | undefined) {
  const rows = Object.entries((errors ?? {}) as Record<string, ErrorSchema>)
  return new Map(rows.map(([row, error]) => [Number(row), error[ERRORS_KEY]?.[0] ?? '']))
}
