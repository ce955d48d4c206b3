import type { YearFile } from '../../../contract/clientFiles.ts'
import type { FormField } from '../../../compare/form/createForm.ts'

/** What an input of a form gets from its field. */
export interface InputProps {
  field: FormField
  file: YearFile
  pointer: string
  value: unknown
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
