/** A 32-bit FNV-1a hash of a text. http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hash(text: string): number {
  let result = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    result = Math.imul(result ^ text.charCodeAt(index), 0x01000193)
  return result >>> 0
}
