import { childPointer, setValueAt, valueAt } from '../../contract/pointer.ts'
import { collectProperties, subschemasAt, type Schema } from '../structure/subschemas.ts'
import type { Draft } from './Draft.ts'
import { expectedEntries, expectedValues } from './expectedValues.ts'

/** Writes a placeholder: a value that other parts of the documents refer to, or else one that the schema allows. */
export function writePlaceholder(draft: Draft, pointer: string): void {
  const subschemas = subschemasAt(draft.schema, pointer)
  const expected = expectedValues(draft, pointer)
  const value = [expected[0], expected.at(-1), undefined][draft.variant]
  if (value !== undefined) write(draft, pointer, value)
  else if (hasType(subschemas, 'object')) writeObject(draft, pointer, subschemas)
  else if (hasType(subschemas, 'array')) writeList(draft, pointer)
  else write(draft, pointer, placeholderValue(draft, pointer, subschemas))
}

/** The known properties that an object lacks, in the variant that has all optional properties; [] in the others. */
export function missingOptionalProperties({ document, schema, variant }: Draft, pointer: string): string[] {
  const value = Object(valueAt(document, pointer)) as object
  const names = [...collectProperties(subschemasAt(schema, pointer)).keys()]
  return variant === 1 ? names.filter((name) => !Object.hasOwn(value, name)) : []
}

function writeObject(draft: Draft, pointer: string, subschemas: Schema[]) {
  write(draft, pointer, {})
  writeMissingProperties(draft, pointer, subschemas)
}

function writeMissingProperties(draft: Draft, pointer: string, subschemas: Schema[]) {
  const required = subschemas.flatMap((subschema) => (subschema.required ?? []) as string[])
  for (const name of [...required, ...missingOptionalProperties(draft, pointer)])
    if (valueAt(draft.document, childPointer(pointer, name)) === undefined)
      writePlaceholder(draft, childPointer(pointer, name))
}

/** Adds at least one entry, because a feature can require one. */
function writeList(draft: Draft, pointer: string) {
  write(draft, pointer, [])
  const { name, values } = draft.variant === 2 ? { name: '', values: [] } : expectedEntries(draft, pointer)
  for (let index = 0; index < Math.max(1, values.length); index += 1) {
    const entry = childPointer(pointer, index)
    write(draft, entry, index < values.length ? { [name]: values[index] } : {})
    writeMissingProperties(draft, entry, subschemasAt(draft.schema, entry))
  }
}

function placeholderValue({ variant }: Draft, pointer: string, subschemas: Schema[]): unknown {
  const choices = subschemas.find((subschema) => subschema.enum)?.enum as unknown[] | undefined
  if (choices) return choices[variant % choices.length]
  if (hasType(subschemas, 'boolean')) return variant === 1
  // Unique, because a string can be an id.
  if (hasType(subschemas, 'string')) return `${variant}${pointer}`
  const { minimum = 0, maximum = 1000 } = subschemas.find((subschema) => 'minimum' in subschema) ?? {}
  const [least, greatest] = [Number(minimum), Number(maximum)]
  const between = Math.round(Math.sqrt(Math.abs(greatest)))
  return [least, greatest, Math.min(Math.max(between, least), greatest)][variant]
}

function hasType(subschemas: Schema[], type: string) {
  return subschemas.some((subschema) => [subschema.type].flat().includes(type))
}

function write(draft: Draft, pointer: string, value: unknown) {
  if (pointer === '') draft.document = value
  else setValueAt(draft.document, pointer, value)
}
