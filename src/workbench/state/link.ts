import type { Model } from './model.ts'
import type { PersistedState } from './PersistedState.ts'

const prefix = '#bench='

/** Creates a link to this page that contains state. The state is in the hash, which browsers never send to a server. */
export async function createLink(address: string, state: PersistedState): Promise<string> {
  const packed = await pipe(new Blob([JSON.stringify(state)]), new CompressionStream('deflate-raw'))
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('')
  return (
    address.replace(/#.*/, '') +
    prefix +
    btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  )
}

/** Whether a hash contains state. */
export function isLink(hash: string): boolean {
  return hash.startsWith(prefix)
}

/** The state in a hash, not yet validated; undefined if there is none that can be read. */
export async function readLink(hash: string): Promise<unknown> {
  if (!isLink(hash)) return undefined
  try {
    const text = atob(hash.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(text, (character) => character.charCodeAt(0))
    const json = await pipe(new Blob([packed]), new DecompressionStream('deflate-raw'))
    return JSON.parse(new TextDecoder().decode(json)) as unknown
  } catch {
    return undefined
  }
}

/**
 * Opens a link in a workbench that may have unsaved drafts. The link's state wins; the drafts of other files stay.
 * @param confirmReplace asked with the paths of drafts that the link would replace; if it declines, the link is ignored
 */
export function mergeLinkedState(
  current: Model,
  linked: Model,
  confirmReplace: (paths: string[]) => boolean,
): Model {
  const conflicts = Object.entries(linked.drafts)
    .filter(([path, { text }]) => path in current.drafts && current.drafts[path]?.text !== text)
    .map(([path]) => path)
  if (conflicts.length > 0 && !confirmReplace(conflicts)) return current
  return {
    ...linked,
    drafts: { ...current.drafts, ...linked.drafts },
    otherSessions: { ...current.otherSessions, ...linked.otherSessions },
  }
}

async function pipe(blob: Blob, stream: GenericTransformStream) {
  const piped = blob.stream().pipeThrough(stream)
  return new Uint8Array(await new Response(piped).arrayBuffer())
}
