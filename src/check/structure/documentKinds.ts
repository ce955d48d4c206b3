import instanceSchema from '../../../schemas/instance.schema.json' with { type: 'json' }
import plansSchema from '../../../schemas/plans.schema.json' with { type: 'json' }
import type { ValidateFunction } from 'ajv'
import { validate as validateInstance } from '../../contract/generated/instance.js'
import { validate as wholeInstance } from '../../contract/generated/instance.whole.js'
import { validate as validatePlans } from '../../contract/generated/plans.js'
import { validate as wholePlans } from '../../contract/generated/plans.whole.js'
import type { Misfit } from './Misfit.ts'
import type { Schema } from './schemaLayers.ts'

/** A kind of file that has a schema. */
export interface DocumentKind {
  /** The check that the calculator and the service run too; undefined of a file that they do not read. */
  validate?: ValidateFunction
  /** The check of the whole schema, with what it advises. */
  whole: ValidateFunction
  /** What both were made from: it knows how to say it. */
  schema: Schema
  /** Another way to tell of a misfit, where a file is not as any other: it holds secrets, say. */
  retold?: (misfit: Misfit) => Misfit
}

export const documentKinds = {
  'instance.json': { validate: validateInstance, whole: wholeInstance, schema: instanceSchema },
  'plans.json': { validate: validatePlans, whole: wholePlans, schema: plansSchema },
} satisfies Record<string, DocumentKind>

/** The kind of a file, by the end of its path. */
export function kindOf(path: string): keyof typeof documentKinds | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return Object.hasOwn(documentKinds, name) ? (name as keyof typeof documentKinds) : undefined
}
