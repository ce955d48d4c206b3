import { isRecord } from '../../contract/isRecord.ts'
import type { PersistedState } from './PersistedState.ts'

/** How the name of a state file ends. */
const extension = '.mediplan.json'

/** Creates a file that contains state, for a recipient that a link does not reach. */
export function createStateFile(state: PersistedState): { name: string; text: string } {
  return {
    name: `${state.client ?? 'workbench'}${extension}`,
    text: `${JSON.stringify({ workbenchState: state }, null, 2)}\n`,
  }
}

/**
 * Reads the state in a file. Its parts are validated when it is restored.
 * @returns undefined if the file is not a state file, null if it is one that is damaged
 */
export function readStateFile(name: string, text: string | null): PersistedState | null | undefined {
  const state = text === null ? undefined : parseState(text)
  if (isRecord(state) && typeof state.client === 'string' && isRecord(state.drafts))
    return state as unknown as PersistedState
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
