import instanceSchema from '../../../schemas/instance.schema.json' with { type: 'json' }
import plansSchema from '../../../schemas/plans.schema.json' with { type: 'json' }
import type { ValidateFunction } from 'ajv'
import { validate as validateInstance } from '../../contract/generated/instance.js'
import { validate as validatePlans } from '../../contract/generated/plans.js'
import type { Schema } from './schemaLayers.ts'

/** A kind of file of a plan year. */
export interface DocumentKind {
  /** The check that the calculator and the service run too. */
  validate: ValidateFunction
  /** What that check was made from: it knows what is advised besides, and how to say it. */
  schema: Schema
}

export const documentKinds = {
  'instance.json': { validate: validateInstance, schema: instanceSchema },
  'plans.json': { validate: validatePlans, schema: plansSchema },
} satisfies Record<string, DocumentKind>

/** The kind of a file, by the end of its path. */
export function kindOf(path: string): keyof typeof documentKinds | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return Object.hasOwn(documentKinds, name) ? (name as keyof typeof documentKinds) : undefined
}
