import { inside } from '../../contract/pointer.ts'
import { itemsOf, layersOf, propertiesOf, type Schema } from './schemaLayers.ts'

/** Something of a document against which its schema advises, though everybody takes it. */
export interface Advice {
  keyword: string
  /** What the schema says with the keyword. */
  limit: unknown
  pointer: string
  value: unknown
  /** Of a property that nobody reads: the names of those that could stand beside it. */
  known?: string[]
}

/** Whether a value follows a keyword; of the schemas' advice these are all, but for what has rules of its own. */
const follows: Record<string, (value: unknown, limit: never) => boolean> = {
  minLength: (value, limit: number) => typeof value !== 'string' || lengthOf(value) >= limit,
  maxLength: (value, limit: number) => typeof value !== 'string' || lengthOf(value) <= limit,
  maxItems: (value, limit: number) => !Array.isArray(value) || value.length <= limit,
  minimum: (value, limit: number) => typeof value !== 'number' || value >= limit,
  maximum: (value, limit: number) => typeof value !== 'number' || value <= limit,
  enum: (value, limit: unknown[]) => value === undefined || value === null || limit.includes(value),
}

export function adviceOn(schema: Schema, value: unknown): Advice[] {
  return [...adviceIn(schema, layersOf(schema, schema), value, '')]
}

function* adviceIn(root: Schema, layers: Schema[], value: unknown, pointer: string): Generator<Advice> {
  for (const layer of layers)
    for (const keyword of layer.advisory ?? [])
      if (follows[keyword]?.(value, layer[keyword] as never) === false)
        yield { keyword, limit: layer[keyword], pointer, value }
  if (Array.isArray(value)) {
    const items = itemsOf(layers)
    const itemLayers = items ? layersOf(root, items) : []
    for (const [place, item] of value.entries())
      yield* adviceIn(root, itemLayers, item, inside(pointer, place))
  } else if (typeof value === 'object' && value !== null) {
    yield* adviceInObject(root, layers, value, pointer)
  }
}

function* adviceInObject(root: Schema, layers: Schema[], value: object, pointer: string): Generator<Advice> {
  const properties = propertiesOf(layers)
  for (const [name, part] of Object.entries(value)) {
    const own = inside(pointer, name)
    const property = properties.get(name)
    if (property) yield* adviceIn(root, layersOf(root, property), part, own)
    else if (isClosedByAdvice(layers))
      yield {
        keyword: 'additionalProperties',
        limit: false,
        pointer: own,
        value: part,
        known: namesLeft(layers, value),
      }
  }
}

function isClosedByAdvice(layers: Schema[]) {
  return layers.some(({ advisory }) => advisory?.includes('additionalProperties'))
}

/** The properties that an object of these layers could have besides. */
export function namesLeft(layers: Schema[], value: object): string[] {
  return [...propertiesOf(layers).keys()].filter((name) => !Object.hasOwn(value, name))
}

/** In characters as JSON Schema counts them: one that takes two code units is one. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}
