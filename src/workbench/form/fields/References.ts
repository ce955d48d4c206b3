import { createContext, use } from 'react'
import type { Id } from '../../../contract/instance.ts'
import type { ReferencedList } from '../schema/FormDefinition.ts'
import { isRecord } from '../../../contract/isRecord.ts'

/** A row that other rows refer to by its ID. */
export interface Reference {
  id: Id
  name: string
  /** The days of one stay, for a service that is billed by the day. */
  daysPerStay?: number
}

export type References = Readonly<Record<ReferencedList, readonly Reference[]>>

export const ReferencesContext = createContext<References>({ services: [], salaryBands: [], locations: [] })

export function useReferences(list: ReferencedList | undefined): readonly Reference[] {
  const references = use(ReferencesContext)
  return list ? references[list] : []
}

/** The rows of the client's lists that have an ID. */
export function readReferences(instance: unknown, plans: unknown): References {
  return {
    services: readList(plans, 'services'),
    salaryBands: readList(instance, 'salaryBands'),
    locations: readList(instance, 'locations'),
  }
}

function readList(document: unknown, name: string): Reference[] {
  const list = isRecord(document) ? document[name] : undefined
  return (Array.isArray(list) ? list : []).flatMap((row: unknown) => {
    const id = isRecord(row) ? row.id : undefined
    if (typeof id !== 'string' && typeof id !== 'number') return []
    const { name: rowName, daysPerStay } = row as Record<string, unknown>
    return [
      {
        id,
        name: typeof rowName === 'string' && rowName.trim() !== '' ? rowName : String(id),
        ...(typeof daysPerStay === 'number' && { daysPerStay }),
      },
    ]
  })
}
