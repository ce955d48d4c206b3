import { createContext, use } from 'react'
import type { YearFile } from '../../../contract/clientFiles.ts'
import { FieldContext } from './FieldContext.ts'

/** A typed text that means no value, and why. */
interface RefusedText {
  text: string
  message: string
}

/** The texts of the form's fields that are not applied, which survive that the field is closed. */
interface RefusedTexts {
  find: (file: YearFile, pointer: string) => RefusedText | null
  /** @param refused null if the field has no such text any more */
  record: (file: YearFile, pointer: string, label: string, refused: RefusedText | null) => void
}

export const RefusedTextsContext = createContext<RefusedTexts>({ find: () => null, record: () => {} })

/** The text of the field around an input that is not applied. */
export function useRefusedText() {
  const { find, record } = use(RefusedTextsContext)
  const { place, label } = use(FieldContext)
  return {
    refused: place && find(place.file, place.pointer),
    setRefused: (refused: RefusedText | null) => {
      if (place) record(place.file, place.pointer, label, refused)
    },
  }
}
