import type { JSONPath } from 'jsonc-parser'
import type { YearFile } from '../../contract/clientFiles.ts'
import { childPointer } from '../../contract/pointer.ts'
import { memberOf, setMember } from './readDocument.ts'
import type { Field, Place, Write } from './Table.ts'

/** @param location its numbers are indexes of lists */
export function placeOf(file: YearFile, location: JSONPath): Place {
  return { file, pointer: location.reduce<string>((parent, part) => childPointer(parent, part), '') }
}

/** Writes a value that does not depend on others. */
export function writeAlone(write: (value: unknown) => void): Write {
  return (values) => {
    for (const value of values.values()) write(value)
  }
}

/** A field whose value is a property of an object that exists. */
export function propertyField(file: YearFile, owner: unknown, location: JSONPath, property: string): Field {
  return {
    file,
    location: [...location, property],
    value: memberOf(owner, property),
    write: writeAlone((value) => setMember(owner, property, value)),
    findOwners: () => [owner],
  }
}
