import { closestMatch } from '../closestMatch.ts'
import type { Misfit } from './Misfit.ts'
import { missingTier } from './missingTier.ts'
import { capitalized } from './placeName.ts'
import type { Schema } from './schemaLayers.ts'

export interface Words {
  message: string
  help: string
  /** The corrected value, or the corrected name if the misfit is about a name. Only if no other is possible. */
  replacement?: unknown
}

type Wording = (misfit: Misfit) => Words

const kinds: Record<string, string> = {
  string: 'a text in quotation marks',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in brackets',
  object: 'an object in braces',
  null: 'null',
}

/** The kinds of value that can stand at a place, but for null. */
export function kindsWanted({ params }: Misfit): string {
  const wanted = [params.type].flat().map((kind) => kinds[String(kind)] ?? String(kind))
  return wanted.filter((kind) => kind !== 'null').join(' or ')
}

const missing: Wording = (misfit) => {
  const { name, place, layers } = misfit
  const isList = layers.some(
    ({ type, minItems }) => [type].flat().includes('array') && minItems === undefined,
  )
  return (
    missingTier(misfit) ?? {
      message: `${capitalized(place)} is missing.`,
      help: isList ? `Add '${name}' here: [] if there is nothing to list.` : `Add '${name}' here.`,
    }
  )
}

const type: Wording = (misfit) => ({
  message: `${capitalized(misfit.place)} must be ${kindsWanted(misfit)}, but is ${misfit.found}.`,
  help: sayingOf(misfit) ?? `Write ${kindsWanted(misfit)}.`,
})

const choice: Wording = (misfit) => {
  const { params, place, value: stated, found } = misfit
  const values = [params.allowedValues ?? params.allowedValue].flat().map((value) => JSON.stringify(value))
  // Of numbers none is nearer to what was meant than another.
  const closest = typeof stated === 'string' ? closestMatch(found, values) : undefined
  const help = sayingOf(misfit) ?? `Write ${listed(values)}.`
  const message = `${capitalized(place)} cannot be ${found}.`
  if (closest === undefined) return { message, help }
  return { message: `${message} Did you mean ${closest}?`, help, replacement: JSON.parse(closest) as unknown }
}

const reserved: Wording = (misfit) => ({
  message: `${capitalized(misfit.place)} is ${misfit.found}, which is a reserved word.`,
  help: sayingOf(misfit) ?? 'Choose another one.',
})

const limit: Wording = ({ place, layers, expected, found }) => ({
  message: `${capitalized(place)} must be ${expected}, but is ${found}.`,
  help: `Write ${rangeOf(layers) ?? expected}.`,
})

const form: Wording = (misfit) => ({
  message: `${capitalized(misfit.place)} is not in the expected form.`,
  help: sayingOf(misfit) ?? 'See its description in the schema.',
})

const amounts: Wording = (misfit) => {
  const hasBoth = Object.hasOwn(Object(misfit.value) as object, 'yearly')
  return {
    message: `${capitalized(misfit.place)} ${hasBoth ? "has two amounts, 'yearly' and 'perPay'" : "needs an amount, 'yearly' or 'perPay'"}.`,
    help: hasBoth ? 'Remove one of the two.' : 'Add one of the two.',
  }
}

const other: Wording = (misfit) => ({
  message: `${capitalized(misfit.place)} must be ${misfit.expected}, but is ${misfit.found}.`,
  help: sayingOf(misfit) ?? 'See its description in the schema.',
})

export const wordings = { missing, type, choice, reserved, limit, form, amounts, other }

/** What the schema itself says of how to write it, which is plainer than what can be said of any place. */
export function sayingOf({ layers, keyword, value }: Misfit): string | undefined {
  // A place can have several words that it must not be, each with a reason of its own.
  const layer = layers.find((each) => keyword in each && (keyword !== 'not' || each.not?.const === value))
  return keyword === 'pattern' ? (layer?.patternErrorMessage ?? layer?.errorMessage) : layer?.errorMessage
}

function rangeOf(layers: Schema[]) {
  const { minimum, maximum, type: kind } = layers.find((layer) => 'minimum' in layer) ?? {}
  if (typeof minimum !== 'number' || typeof maximum !== 'number') return undefined
  const types = new Set<unknown>([kind].flat())
  const range = `${kinds[types.has('number') ? 'number' : 'integer']} from ${minimum} to ${maximum}`
  return types.has('string') ? `${range}, or a text in quotation marks` : range
}

function listed(words: string[]) {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
