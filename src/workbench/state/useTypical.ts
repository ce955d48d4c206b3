import { useMemo } from 'react'
import { editDocument } from '../../check/edit/editYear.ts'
import { reviewValues, typicalValues, type TemplateValue } from '../../check/typicalValues.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import { parentPointer } from '../../contract/pointer.ts'
import type { OpenYear } from './useOpenYear.ts'

/** The typical values of the open year. */
export interface Typical {
  values: readonly TemplateValue[]
  /** The pointer of the typical value that is at a place or around it. */
  find: (file: YearFile, pointer: string) => string | undefined
  /** Marks values as reviewed, as one step for Undo. */
  review: (pointers: readonly string[]) => void
}

/** It is the same object until a text changes. */
export function useTypical({ values, change }: OpenYear): Typical {
  return useMemo(() => {
    const found = typicalValues(values['plans.json'], values['instance.json'])
    const pointers = new Set(found.map(({ pointer }) => pointer))
    const find: Typical['find'] = (file, pointer) => {
      if (file !== 'plans.json' || pointers.size === 0) return undefined
      for (let part = pointer; part !== ''; part = parentPointer(part)) if (pointers.has(part)) return part
      return undefined
    }
    const review: Typical['review'] = (reviewed) =>
      void change((texts) =>
        editDocument(texts, 'plans.json', (document) => {
          reviewValues(document, reviewed)
          return document
        }),
      )
    return { values: found, find, review }
  }, [values, change])
}
