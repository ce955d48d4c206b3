import type { RuleMeta } from '../RuleMeta.ts'
import type { RuleDiagnostic } from '../UnlocatedDiagnostic.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'
import { documentKinds, type DocumentKind } from './documentKinds.ts'
import { layersAt, propertiesOf, type Schema } from './schemaLayers.ts'

/** A document pasted into the file of another breaks the schema in every line, and each of these is the one mistake. */
export const wrongDocument = {
  code: 'wrong-document',
  severity: 'error',
  title: 'A file holds the document that its name says.',
} as const satisfies RuleMeta

/** Of one that breaks its schema: whether it is another, by the names at its top. None of them is its own then. */
export function otherDocument({ path, value }: JsonDocument, kind: DocumentKind): RuleDiagnostic | undefined {
  const names = Object.keys(Object(value) as object)
  const own = namesOf(kind)
  const others = Object.entries(documentKinds).map(([name, each]) => ({ name, known: namesOf(each) }))
  const count = (known: Names) => names.filter((name) => known.has(name)).length
  const [likely] = others.toSorted((one, other) => count(other.known) - count(one.known))
  const isOther =
    likely !== undefined &&
    count(likely.known) > count(own) + 1 &&
    names.every((name) => !own.has(name) || likely.known.has(name))
  if (!isOther) return undefined
  const file = path.slice(path.lastIndexOf('/') + 1)
  return {
    rule: wrongDocument,
    pointer: '',
    message: `This is the content of ${likely.name}, but the file is ${file}.`,
    help: `Move this into ${likely.name}, and put here what belongs in ${file}.`,
  }
}

type Names = ReadonlyMap<string, Schema>

function namesOf({ schema }: DocumentKind): Names {
  return propertiesOf(layersAt(schema, ''))
}
