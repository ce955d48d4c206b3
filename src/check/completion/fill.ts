import { inside, ownerOf, partsOf, valueAt } from '../../contract/pointer.ts'
import { layersAt, propertiesOf, type Schema } from '../structure/schemaLayers.ts'
import { expectedAt, expectedRows } from './expected.ts'

/** A document that is being completed. */
export interface Draft {
  document: unknown
  schema: Schema
  /** 0: the first or least of the possible values; 1: the last or most, and all optional properties; 2: neither. */
  variant: number
  /** The document that shares ids with this one. */
  others: unknown
}

/** Makes up a value for a place: what the rest of the documents expects there, or else what its schema allows. */
export function fill(draft: Draft, path: string): void {
  const layers = layersAt(draft.schema, path)
  const expected = expectedAt(draft, path)
  const value = draft.variant === 0 ? expected[0] : expected.at(draft.variant === 1 ? -1 : expected.length)
  if (value !== undefined) write(draft, path, value)
  else if (hasType(layers, 'object')) fillObject(draft, path, layers)
  else if (hasType(layers, 'array')) fillList(draft, path)
  else write(draft, path, scalar(draft, path, layers))
}

function fillObject(draft: Draft, path: string, layers: Schema[]) {
  write(draft, path, {})
  fillProperties(draft, path, layers)
}

/** Makes up the required properties that an object lacks, and the optional ones in the variant that has them. */
function fillProperties(draft: Draft, path: string, layers: Schema[]) {
  const required = layers.flatMap((layer) => (layer.required ?? []) as string[])
  for (const name of [...required, ...optional(draft, path)])
    if (valueAt(draft.document, inside(path, name)) === undefined) fill(draft, inside(path, name))
}

/** The optional properties that an object lacks; none in the variants that leave them out. */
export function optional({ document, schema, variant }: Draft, path: string): string[] {
  const there = Object(valueAt(document, path)) as object
  const names = [...propertiesOf(layersAt(schema, path)).keys()]
  return variant === 1 ? names.filter((name) => !Object.hasOwn(there, name)) : []
}

/** Adds at least one row: whether a list may be empty depends on other parts. */
function fillList(draft: Draft, path: string) {
  write(draft, path, [])
  const { name, values } = draft.variant === 2 ? { name: '', values: [] } : expectedRows(draft, path)
  for (let place = 0; place < Math.max(1, values.length); place += 1) {
    const row = inside(path, place)
    write(draft, row, place < values.length ? { [name]: values[place] } : {})
    fillProperties(draft, row, layersAt(draft.schema, row))
  }
}

function scalar({ variant }: Draft, path: string, layers: Schema[]): unknown {
  const choices = layers.find((layer) => layer.enum)?.enum as unknown[] | undefined
  if (choices) return choices[variant % choices.length]
  if (hasType(layers, 'boolean')) return variant === 1
  // Unique, because an id can be a text.
  if (hasType(layers, 'string')) return `${variant}${path}`
  const [least, most] = boundsOf(layers)
  const usual = Math.round(Math.sqrt(Math.abs(most)))
  return [least, most, Math.min(Math.max(usual, least), most)][variant]
}

function boundsOf(layers: Schema[]): [least: number, most: number] {
  const { minimum = 0, maximum = 1000 } = layers.find((layer) => 'minimum' in layer) ?? {}
  return [Number(minimum), Number(maximum)]
}

function hasType(layers: Schema[], type: string) {
  return layers.some((layer) => [layer.type].flat().includes(type))
}

function write(draft: Draft, path: string, value: unknown) {
  const owner = valueAt(draft.document, ownerOf(path))
  if (path === '') draft.document = value
  else Object.assign(Object(owner) as object, { [partsOf(path).at(-1)!]: value })
}
