import instanceSchema from '../../../schemas/instance.schema.json' with { type: 'json' }
import plansSchema from '../../../schemas/plans.schema.json' with { type: 'json' }
import { mapSchema, inOneLanguage } from '../../contract/schemaKeywords.ts'
import { fileName } from '../../contract/clientFiles.ts'
import { validate as validateInstance } from '../../contract/generated/instance.js'
import { validate as validateInstanceWithAdvice } from '../../contract/generated/instance.whole.js'
import { validate as validatePlans } from '../../contract/generated/plans.js'
import { validate as validatePlansWithAdvice } from '../../contract/generated/plans.whole.js'
import type { DocumentKind } from './SchemaViolation.ts'
import { type Schema, collectProperties, subschemasAt } from './subschemas.ts'
import type { RuleMeta, RuleFinding } from '../LinterRule.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'

export const documentKinds = {
  'instance.json': {
    validate: validateInstance,
    validateWithAdvice: validateInstanceWithAdvice,
    schema: withTextsInOneLanguage(instanceSchema),
  },
  'plans.json': {
    validate: validatePlans,
    validateWithAdvice: validatePlansWithAdvice,
    schema: withTextsInOneLanguage(plansSchema),
  },
} satisfies Record<string, DocumentKind>

/** The kind of the document at a path; undefined for other files. */
export function findKind(path: string): DocumentKind | undefined {
  const name = fileName(path)
  return Object.hasOwn(documentKinds, name) ? documentKinds[name as keyof typeof documentKinds] : undefined
}

/** Keeps the keyword `translatable`, by which rules recognize texts that can be maps of languages. */
function withTextsInOneLanguage(schema: Schema): Schema {
  return mapSchema(schema, (part) =>
    part.translatable === true ? { ...inOneLanguage(part), translatable: true } : part,
  )
}

/** One diagnostic for a document in the file of another, instead of a violation in every line. */
export const wrongDocument = {
  code: 'wrong-document',
  severity: 'error',
  title: 'A file holds the document that its name says.',
  why: 'The service reads each document by its file name, so it rejects both files.',
  fails: 'the content of instance.json in plans.json',
  passes: 'each document in its own file',
} as const satisfies RuleMeta

/** Reports a document with schema errors whose top-level properties are those of another kind. */
export function findWrongDocument(
  { path, value }: JsonDocument,
  kind: DocumentKind,
): RuleFinding | undefined {
  const names = Object.keys(Object(value) as object)
  const expected = topLevelProperties(kind)
  const candidates = Object.entries(documentKinds).map(([name, each]) => ({
    name,
    properties: topLevelProperties(each),
  }))
  const count = (properties: Properties) => names.filter((name) => properties.has(name)).length
  const [best] = candidates.toSorted((a, b) => count(b.properties) - count(a.properties))
  const isOtherKind =
    best !== undefined &&
    count(best.properties) > count(expected) + 1 &&
    names.every((name) => !expected.has(name) || best.properties.has(name))
  if (!isOtherKind) return undefined
  const file = fileName(path)
  return {
    rule: wrongDocument,
    pointer: '',
    message: `This is the content of ${best.name}, but the file is ${file}.`,
    help: `Move this into ${best.name}, and put here what belongs in ${file}.`,
  }
}

type Properties = ReadonlyMap<string, Schema>

function topLevelProperties({ schema }: DocumentKind): Properties {
  return collectProperties(subschemasAt(schema, ''))
}
