import { partsOf } from '../../contract/pointer.ts'

/** What a place is called in a sentence: 'planYear', 'scenarios[2]', 'display of scenarios[2]'. */
export function placeName(pointer: string): string {
  const parts = partsOf(pointer)
  const name = nameEnding(parts)
  if (name === undefined) return 'the document'
  const owner = isPlace(parts.at(-1)) ? undefined : nameEnding(parts.slice(0, -1))
  return owner?.endsWith(']') ? `'${name}' of ${owner}` : `'${name}'`
}

/** The same as the start of a sentence. */
export function sentenceStart(pointer: string): string {
  const name = placeName(pointer)
  return name[0]!.toUpperCase() + name.slice(1)
}

function nameEnding(parts: string[]): string | undefined {
  const last = parts.at(-1)
  if (!isPlace(last)) return last
  const list = parts.findLastIndex((part) => !isPlace(part))
  return list < 0
    ? `[${parts.join('][')}]`
    : `${parts[list]}${parts
        .slice(list + 1)
        .map((place) => `[${place}]`)
        .join('')}`
}

function isPlace(part: string | undefined) {
  return part !== undefined && /^\d+$/.test(part)
}
