import type { YearFile } from '../../../contract/clientFiles.ts'
import type { FormField } from '../../../compare/form/createForm.ts'

/** A field of a form, and where its value is. */
export interface FieldPlace {
  field: FormField
  file: YearFile
  pointer: string
}

export interface FieldProps extends FieldPlace {
  value: unknown
}

/** What an input of a form gets from its field. */
export interface InputProps extends FieldProps {
  /** They connect the input with its label, its description, and its diagnostics. */
  attributes: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
    'aria-required': true | undefined
  }
  /** @param value undefined to remove it */
  onChange: (value: unknown) => void
}
