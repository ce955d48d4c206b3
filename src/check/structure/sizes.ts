import type { Misfit } from './Misfit.ts'
import { capitalized } from './placeName.ts'
import type { Words } from './wording.ts'

/** The words for a text that is too long, and for what has nothing in it: the schemas ask for no more than one. */
export function wrongSize({ place, keyword, params, value }: Misfit): Words {
  if (keyword !== 'maxLength')
    return { message: `${capitalized(place)} is empty.`, help: 'Add at least one.' }
  const limit = String(params.limit)
  return {
    message: `${capitalized(place)} has ${lengthOf(String(value))} characters, more than the ${limit} allowed.`,
    help: `Shorten it to at most ${limit} characters.`,
  }
}

/** In characters as JSON Schema counts them: one that takes two code units is one. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}
