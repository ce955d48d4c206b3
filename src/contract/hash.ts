/**
 * A 32-bit FNV-1a hash of a text. http://www.isthe.com/chongo/tech/comp/fnv/
 * @param seed selects another hash function
 */
export function hash(text: string, seed = 0x811c9dc5): number {
  let result = seed
  for (let index = 0; index < text.length; index++)
    result = Math.imul(result ^ text.charCodeAt(index), 0x01000193)
  return result >>> 0
}
