import { findSchemaIssues, type SchemaIssue } from '../../contract/check.ts'
import { ownerOf, partsOf, valueAt } from '../../contract/pointer.ts'
import type { DocumentKind } from './documentKinds.ts'
import { placeName } from './placeName.ts'
import { layersAt, propertiesOf, type Schema } from './schemaLayers.ts'

/** A place at which a document does not follow its schema, with all that it takes to say so. */
export interface Misfit extends SchemaIssue {
  path: string
  isOfName: boolean
  /** The property that it is, or the place in a list. */
  name: string
  /** What sentences call the place. */
  place: string
  /** What is there; undefined of what is missing. */
  value: unknown
  /** What the schema says of the place. */
  layers: Schema[]
  /** The names that could stand beside it, or in its place. */
  known: string[]
  document: unknown
}

/**
 * Where a document does not follow its schema: what everybody refuses, and what is taken and advised against.
 * The check of the whole schema finds both, and of most documents nothing, so that it is the only one to run.
 */
export function misfitsIn(document: unknown, kind: DocumentKind): { broken: Misfit[]; advised: Misfit[] } {
  const all = findSchemaIssues(kind.whole, document)
  if (all.length === 0) return { broken: [], advised: [] }
  const broken = kind.validate ? findSchemaIssues(kind.validate, document) : []
  const known = new Set(broken.map(nameOf))
  const described = (problem: SchemaIssue) => {
    const misfit = describe(problem, document, kind.schema)
    return kind.retold?.(misfit) ?? misfit
  }
  return {
    broken: broken.map(described),
    advised: all.filter((problem) => !known.has(nameOf(problem))).map(described),
  }
}

function nameOf({ pointer, keyword, params }: SchemaIssue) {
  return JSON.stringify([pointer, keyword, params])
}

function describe(problem: SchemaIssue, document: unknown, schema: Schema): Misfit {
  const { pointer: path, isAboutName: isOfName } = problem
  const owner = ownerOf(path)
  const beside = valueAt(document, owner)
  const names = path === '' ? [] : [...propertiesOf(layersAt(schema, owner)).keys()]
  return {
    ...problem,
    path,
    isOfName,
    name: partsOf(path).at(-1) ?? '',
    place: placeName(path),
    value: valueAt(document, path),
    layers: layersAt(schema, path, isOfName),
    known: names.filter((name) => !Object.hasOwn(Object(beside) as object, name)),
    document,
  }
}
