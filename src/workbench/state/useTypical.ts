import { useMemo } from 'react'
import { editDocument } from '../../check/edit/editYear.ts'
import { reviewValues, typicalValues } from '../../check/typicalValues.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import { parentPointer } from '../../contract/pointer.ts'
import type { OpenYear } from './useOpenYear.ts'

export type Typical = ReturnType<typeof useTypical>

/** The typical values of the open year. It is the same object until a text changes. */
export function useTypical({ values, change }: OpenYear) {
  return useMemo(() => {
    const found = typicalValues(values['plans.json'], values['instance.json'])
    const pointers = new Set(found.map(({ pointer }) => pointer))
    return {
      values: found,
      /** The pointer of the typical value that is at a place or around it. */
      find: (file: YearFile, pointer: string): string | undefined => {
        if (file !== 'plans.json' || pointers.size === 0) return undefined
        for (let part = pointer; part !== ''; part = parentPointer(part)) if (pointers.has(part)) return part
        return undefined
      },
      /** Marks values as reviewed, as one step for Undo. */
      review: (reviewed: readonly string[]): void => {
        change((texts) =>
          editDocument(texts, 'plans.json', (document) => {
            reviewValues(document, reviewed)
            return document
          }),
        )
      },
    }
  }, [values, change])
}
