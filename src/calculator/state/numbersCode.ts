import { hash } from '../../contract/hash.ts'

/** Must change whenever the meaning of the numbers changes. */
const version = '1.'

/** Encodes whole numbers from 0 to 2³² − 1 as text for an address, with a checksum. Small numbers take little space. */
export function encodeNumbers(numbers: readonly number[]): string {
  const bytes = [hash(numbers.join()), ...numbers].flatMap(toBytes)
  const base64 = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))
  return version + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * The inverse of `encodeNumbers`.
 * @returns 'changed' for a text of another version, 'unreadable' if any of it is missing or altered
 */
export function decodeNumbers(text: string): number[] | 'changed' | 'unreadable' {
  if (!text.startsWith(version)) return /^\d+\./.test(text) ? 'changed' : 'unreadable'
  const [checksum, ...numbers] = fromBytes(decodeBase64(text.slice(version.length)))
  return checksum === hash(numbers.join()) ? numbers : 'unreadable'
}

/** Seven bits per byte, lowest first; all bytes but the last one have the eighth bit. */
function toBytes(number: number): number[] {
  return number < 128 ? [number] : [128 + (number % 128), ...toBytes(Math.floor(number / 128))]
}

function fromBytes(bytes: string): number[] {
  const numbers: number[] = []
  let number = 0
  let unit = 1
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes.charCodeAt(index)
    number += (byte % 128) * unit
    unit *= 128
    if (byte < 128) {
      numbers.push(number)
      number = 0
      unit = 1
    }
  }
  return numbers
}

/** @returns an empty text if it is not base64 */
function decodeBase64(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
