import type { Model } from './model.ts'
import { isPersistedState, type PersistedState } from './PersistedState.ts'
import { isRecord } from '../../contract/isRecord.ts'

const prefix = '#bench='
const extension = '.mediplan.json'

/** Creates a link that contains state. The state is in the hash, which browsers never send to a server. */
export async function createLink(address: string, state: PersistedState): Promise<string> {
  const compressed = await pipe(new Blob([JSON.stringify(state)]), new CompressionStream('deflate-raw'))
  const text = Array.from(compressed, (byte) => String.fromCharCode(byte)).join('')
  return (
    address.replace(/#.*/, '') +
    prefix +
    btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  )
}

export function isLink(hash: string): boolean {
  return hash.startsWith(prefix)
}

/** The state in a hash; undefined if there is none that can be read. */
export async function readLink(hash: string): Promise<PersistedState | undefined> {
  if (!isLink(hash)) return undefined
  try {
    const text = atob(hash.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'))
    const compressed = Uint8Array.from(text, (character) => character.charCodeAt(0))
    const json = await pipe(new Blob([compressed]), new DecompressionStream('deflate-raw'))
    const state: unknown = JSON.parse(new TextDecoder().decode(json))
    return isPersistedState(state) ? state : undefined
  } catch {
    return undefined
  }
}

/**
 * Merges a link's state into a workbench that may have unsaved drafts. Keeps the drafts of other files.
 * @param confirmReplace called with the paths of the drafts that the link would replace; false ignores the link
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
    unapplied: { ...current.unapplied, ...linked.unapplied },
    reviewed: { ...current.reviewed, ...linked.reviewed },
    sessions: { ...current.sessions, ...linked.sessions },
  }
}

/** Creates a file that contains state, for a recipient that a link does not reach. */
export function createStateFile(state: PersistedState): { name: string; text: string } {
  return {
    name: `${state.client ?? 'workbench'}${extension}`,
    text: `${JSON.stringify({ workbenchState: state }, null, 2)}\n`,
  }
}

/**
 * Reads the state in a file.
 * @returns undefined if the file is not a state file, null if it is one that is damaged
 */
export function readStateFile(name: string, text: string | null): PersistedState | null | undefined {
  const state = text === null ? undefined : parseState(text)
  if (isPersistedState(state)) return state
  return state !== undefined || name.toLowerCase().endsWith(extension) ? null : undefined
}

function parseState(text: string): unknown {
  try {
    const file: unknown = JSON.parse(text)
    return isRecord(file) ? file.workbenchState : undefined
  } catch {
    return undefined
  }
}

async function pipe(blob: Blob, stream: GenericTransformStream) {
  const piped = blob.stream().pipeThrough(stream)
  return new Uint8Array(await new Response(piped).arrayBuffer())
}
