import { partsOf } from '../../contract/pointer.ts'

/** What a place is called in a sentence: 'planYear', 'scenarios[2]', 'display' of scenarios[2]. */
export function placeName(pointer: string): string {
  const parts = partsOf(pointer)
  const name = parts.at(-1)
  if (name === undefined) return 'the document'
  const list = parts.findIndex(isPlace)
  if (isPlace(name)) return `'${rowName(parts, list)}'`
  return isPlace(parts.at(-2)) ? `'${name}' of ${rowName(parts.slice(0, -1), list)}` : `'${name}'`
}

/** Words as the start of a sentence. */
export function capitalized(words: string): string {
  return words[0]!.toUpperCase() + words.slice(1)
}

/** From its outermost list on: the services of a plan are others than those of the file. */
function rowName(parts: string[], list: number) {
  return parts
    .slice(Math.max(0, list - 1))
    .map((part, level) => (isPlace(part) ? `[${part}]` : `${level > 0 ? '.' : ''}${part}`))
    .join('')
}

function isPlace(part: string | undefined) {
  return part !== undefined && /^\d+$/.test(part)
}
