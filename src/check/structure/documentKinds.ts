import instanceSchema from '../../../schemas/v1/instance.schema.json' with { type: 'json' }
import plansSchema from '../../../schemas/v1/plans.schema.json' with { type: 'json' }
import { mapSchema, inOneLanguage } from '../../contract/schemaKeywords.ts'
import { fileName, isYearFile, type YearFile } from '../../contract/clientFiles.ts'
import { validate as validateInstance } from '../../contract/generated/instance.js'
import { validate as validateInstanceWithAdvice } from '../../contract/generated/instance.whole.js'
import { validate as validatePlans } from '../../contract/generated/plans.js'
import { validate as validatePlansWithAdvice } from '../../contract/generated/plans.whole.js'
import type { DocumentKind } from './SchemaViolation.ts'
import { collectProperties, subschemasAt } from './subschemas.ts'
import type { RuleMeta, RuleFinding } from '../LinterRule.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'

export const documentKinds = {
  'instance.json': {
    validate: validateInstance,
    validateWithAdvice: validateInstanceWithAdvice,
    schema: mapSchema(instanceSchema, inOneLanguage),
  },
  'plans.json': {
    validate: validatePlans,
    validateWithAdvice: validatePlansWithAdvice,
    schema: mapSchema(plansSchema, inOneLanguage),
  },
} satisfies Record<YearFile, DocumentKind>

/** The kind of the document at a path; undefined for other files. */
export function findKind(path: string): DocumentKind | undefined {
  const name = fileName(path)
  return isYearFile(name) ? documentKinds[name] : undefined
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
  const known = ({ schema }: DocumentKind) => {
    const properties = collectProperties(subschemasAt(schema, ''))
    return names.filter((name) => properties.has(name))
  }
  const own = known(kind)
  const [other] =
    Object.entries(documentKinds).find(([, each]) => {
      const theirs = known(each)
      return theirs.length > own.length + 1 && own.every((name) => theirs.includes(name))
    }) ?? []
  if (other === undefined) return undefined
  const file = fileName(path)
  return {
    rule: wrongDocument,
    pointer: '',
    message: `This is the content of ${other}, but the file is ${file}.`,
    help: `Move this into ${other}, and put here what belongs in ${file}.`,
  }
}
