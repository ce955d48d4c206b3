import type { JSONPath } from 'jsonc-parser'
import { createContext, use, useMemo } from 'react'
import type { YearFile } from '../../../contract/clientFiles.ts'
import { childPointer } from '../../../contract/pointer.ts'

/** The object that a form edits. */
export interface FormScope {
  file: YearFile
  location: JSONPath
}

export const FormScopeContext = createContext<FormScope>({ file: 'instance.json', location: [] })

/** The place of a field, from its path in its form. */
export function useFieldPlace(path: JSONPath) {
  const { file, location } = use(FormScopeContext)
  return useMemo(() => {
    const full = [...location, ...path]
    return { file, location: full, pointer: full.reduce<string>(childPointer, '') }
  }, [file, location, path])
}

/** What a field tells its input. */
interface FieldState {
  /** Null outside a field. */
  place: { file: YearFile; location: JSONPath; pointer: string } | null
  label: string
  /** The IDs of the elements that describe the input. */
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
}

export const FieldContext = createContext<FieldState>({
  place: null,
  label: '',
  describedBy: undefined,
  isInvalid: false,
  isRequired: false,
})

/** The attributes of an input that refer to its description and its diagnostics, and whether it is required. */
export function useFieldAttributes() {
  const { describedBy, isInvalid, isRequired } = use(FieldContext)
  return {
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    'aria-required': isRequired || undefined,
  }
}
