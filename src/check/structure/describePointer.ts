import { parsePointer } from '../../contract/pointer.ts'

/** Describes a value for a sentence: 'planYear', 'scenarios[2]', 'display' of scenarios[2]. */
export function describePointer(pointer: string): string {
  const parts = parsePointer(pointer)
  const name = parts.at(-1)
  if (name === undefined) return 'the document'
  const firstIndex = parts.findIndex(isIndex)
  if (isIndex(name)) return `'${entryName(parts, firstIndex)}'`
  return isIndex(parts.at(-2)) ? `'${name}' of ${entryName(parts.slice(0, -1), firstIndex)}` : `'${name}'`
}

export function capitalize(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1)
}

/** Starts at the outermost list: 'plans[0].services[1]' differs from 'services[1]'. */
function entryName(parts: string[], firstIndex: number) {
  return parts
    .slice(Math.max(0, firstIndex - 1))
    .map((part, level) => (isIndex(part) ? `[${part}]` : `${level > 0 ? '.' : ''}${part}`))
    .join('')
}

function isIndex(part: string | undefined) {
  return part !== undefined && /^\d+$/.test(part)
}
