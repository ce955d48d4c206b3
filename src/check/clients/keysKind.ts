import keysSchema from '../../../schemas/keys.schema.json' with { type: 'json' }
import { validate } from '../../contract/generated/keys.js'
import { validate as whole } from '../../contract/generated/keys.whole.js'
import { partsOf } from '../../contract/pointer.ts'
import { closestMatch } from '../closestMatch.ts'
import type { DocumentKind } from '../structure/documentKinds.ts'
import type { Misfit } from '../structure/Misfit.ts'

/** keys.json. What is found there ends in logs and reports, where a key must not. */
export const keysKind: DocumentKind = { validate, whole, schema: keysSchema, retold: discreet }

function discreet(misfit: Misfit): Misfit {
  const [owner, key] = partsOf(misfit.path)
  const found = kindOf(misfit.value)
  if (owner === 'keys' && key !== undefined)
    return { ...misfit, found, place: placeOf(misfit.document, key, misfit.isOfName) }
  // A name that is hardly a slip may be a key that stands a level too high.
  const isSlip = misfit.known.includes(misfit.name) || closestMatch(misfit.name, misfit.known) !== undefined
  return isSlip || misfit.keyword !== 'additionalProperties'
    ? { ...misfit, found }
    : { ...misfit, found, name: '…' }
}

function placeOf(document: unknown, key: string, isOfName: boolean) {
  const { keys } = document as { keys: object }
  const place = `the key in place ${Object.keys(keys).indexOf(key) + 1}`
  return isOfName ? place : `the folder of ${place}`
}

function kindOf(value: unknown) {
  if (Array.isArray(value)) return 'a list'
  if (value === null || value === undefined) return 'nothing'
  if (typeof value !== 'object') return typeof value === 'string' ? 'a text' : `a ${typeof value}`
  return Object.keys(value).length === 0 ? 'empty' : 'a map'
}
