import { isContainer } from './JsonWriter.ts'

/** A value in a document. */
export interface Place {
  /** The lists and objects that contain it, from the document to its parent. */
  ancestors: (unknown[] | Record<string, unknown>)[]
  /** The names and indexes that lead to it. */
  path: (string | number)[]
  value: unknown
}

/**
 * The values at a location, the last first: removing or copying one does not move the others.
 * @param location names with slashes between them; `*` is any index
 */
export function findPlaces(document: unknown, location: string): Place[] {
  let places: Place[] = [{ ancestors: [], path: [], value: document }]
  for (const part of location.split('/'))
    places = places.flatMap(({ ancestors, path, value }) => {
      if (!isContainer(value) || Array.isArray(value) !== (part === '*')) return []
      const parent = value as Place['ancestors'][number]
      const keys = Array.isArray(parent) ? [...parent.keys()].toReversed() : [part]
      return keys
        .filter((key) => Object.hasOwn(parent, key))
        .map((key) => ({
          ancestors: [...ancestors, parent],
          path: [...path, key],
          value: parent[key as never] as unknown,
        }))
    })
  return places
}
