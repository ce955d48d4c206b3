import { childPointer, parentPointer, parsePointer, valueAt } from '../../contract/pointer.ts'
import { propertiesOf, subschemasAt, type Schema } from '../structure/subschemas.ts'
import type { Draft } from './Draft.ts'
import { expectedEntries, expectedValues } from './expectedValues.ts'

/** Writes a placeholder: a value that the rest of the documents expects, or else one that the schema allows. */
export function fill(draft: Draft, path: string): void {
  const subschemas = subschemasAt(draft.schema, path)
  const expected = expectedValues(draft, path)
  const value = draft.variant === 0 ? expected[0] : expected.at(draft.variant === 1 ? -1 : expected.length)
  if (value !== undefined) write(draft, path, value)
  else if (hasType(subschemas, 'object')) fillObject(draft, path, subschemas)
  else if (hasType(subschemas, 'array')) fillList(draft, path)
  else write(draft, path, placeholderValue(draft, path, subschemas))
}

/** Empty in the variants that leave optional properties out. */
export function missingOptionalProperties({ document, schema, variant }: Draft, path: string): string[] {
  const value = Object(valueAt(document, path)) as object
  const names = [...propertiesOf(subschemasAt(schema, path)).keys()]
  return variant === 1 ? names.filter((name) => !Object.hasOwn(value, name)) : []
}

function fillObject(draft: Draft, path: string, subschemas: Schema[]) {
  write(draft, path, {})
  fillMissingProperties(draft, path, subschemas)
}

function fillMissingProperties(draft: Draft, path: string, subschemas: Schema[]) {
  const required = subschemas.flatMap((subschema) => (subschema.required ?? []) as string[])
  for (const name of [...required, ...missingOptionalProperties(draft, path)])
    if (valueAt(draft.document, childPointer(path, name)) === undefined) fill(draft, childPointer(path, name))
}

/** Adds at least one entry, because a feature can require one. */
function fillList(draft: Draft, path: string) {
  write(draft, path, [])
  const { name, values } = draft.variant === 2 ? { name: '', values: [] } : expectedEntries(draft, path)
  for (let index = 0; index < Math.max(1, values.length); index += 1) {
    const entry = childPointer(path, index)
    write(draft, entry, index < values.length ? { [name]: values[index] } : {})
    fillMissingProperties(draft, entry, subschemasAt(draft.schema, entry))
  }
}

function placeholderValue({ variant }: Draft, path: string, subschemas: Schema[]): unknown {
  const choices = subschemas.find((subschema) => subschema.enum)?.enum as unknown[] | undefined
  if (choices) return choices[variant % choices.length]
  if (hasType(subschemas, 'boolean')) return variant === 1
  // Unique, because a string can be an id.
  if (hasType(subschemas, 'string')) return `${variant}${path}`
  const { minimum = 0, maximum = 1000 } = subschemas.find((subschema) => 'minimum' in subschema) ?? {}
  const [least, greatest] = [Number(minimum), Number(maximum)]
  const between = Math.round(Math.sqrt(Math.abs(greatest)))
  return [least, greatest, Math.min(Math.max(between, least), greatest)][variant]
}

function hasType(subschemas: Schema[], type: string) {
  return subschemas.some((subschema) => [subschema.type].flat().includes(type))
}

function write(draft: Draft, path: string, value: unknown) {
  const owner = valueAt(draft.document, parentPointer(path))
  if (path === '') draft.document = value
  else Object.assign(Object(owner) as object, { [parsePointer(path).at(-1)!]: value })
}
