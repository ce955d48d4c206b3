import instanceSchema from '../../../schemas/instance.schema.json' with { type: 'json' }
import plansSchema from '../../../schemas/plans.schema.json' with { type: 'json' }
import { mapSchema, inOneLanguage } from '../../contract/schemaKeywords.ts'
import { fileName } from '../../contract/clientFiles.ts'
import { validate as validateInstance } from '../../contract/generated/instance.js'
import { validate as validateInstanceWithAdvice } from '../../contract/generated/instance.whole.js'
import { validate as validatePlans } from '../../contract/generated/plans.js'
import { validate as validatePlansWithAdvice } from '../../contract/generated/plans.whole.js'
import type { DocumentKind } from './SchemaViolation.ts'
import type { Schema } from './subschemas.ts'

/** The documents of a plan year, by file name. */
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
