import type { PersistedState } from './PersistedState.ts'

const mark = '#bench='

/** The address of this page with what is kept in its hash, which no server ever sees. */
export async function createLink(address: string, kept: PersistedState): Promise<string> {
  const packed = await through(new Blob([JSON.stringify(kept)]), new CompressionStream('deflate-raw'))
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('')
  return (
    address.replace(/#.*/, '') +
    mark +
    btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  )
}

/** Whether a hash is to be read as what is kept. */
export function isLink(hash: string): boolean {
  return hash.startsWith(mark)
}

/** What a hash holds; undefined where it holds nothing that can be read. */
export async function readLink(hash: string): Promise<unknown> {
  if (!isLink(hash)) return undefined
  try {
    const text = atob(hash.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(text, (character) => character.charCodeAt(0))
    const json = await through(new Blob([packed]), new DecompressionStream('deflate-raw'))
    return JSON.parse(new TextDecoder().decode(json)) as unknown
  } catch {
    return undefined
  }
}

async function through(blob: Blob, stream: GenericTransformStream) {
  const piped = blob.stream().pipeThrough(stream)
  return new Uint8Array(await new Response(piped).arrayBuffer())
}
