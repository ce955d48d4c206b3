import { isClientFile, isLanguageFile } from '../../contract/clientFiles.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { createRecord, emptyModel, type Model, type View } from './model.ts'
import type { Draft, OpenFile } from './OpenFile.ts'
import { isChanged, isInFolder, selectClientFiles } from './selectors.ts'
import { noSimulation } from './session/Simulation.ts'

/** Increases when a model cannot be restored from what the last version persisted. */
export const stateVersion = 1

/** The state that survives a reload, and that a link contains. */
export type PersistedState = { version: typeof stateVersion } & Pick<
  Model,
  'client' | 'drafts' | 'path' | 'carets' | 'view' | 'unapplied' | 'reviewed' | 'sessions'
>

export function isPersistedState(value: unknown): value is PersistedState {
  return isRecord(value) && value.version === stateVersion
}

/** The state to restore after a reload, without the files that match the disk. */
export function selectPersistedState(model: Model): PersistedState {
  const { client, path, carets, unapplied, reviewed, sessions, view, simulationError } = model
  const changed = Object.entries(model.files).filter(([, file]) => isChanged(file))
  return {
    version: stateVersion,
    client,
    path,
    carets,
    unapplied,
    reviewed,
    sessions,
    // A simulation that could not be applied ends.
    view: simulationError === null ? view : { ...view, simulation: noSimulation },
    drafts: { ...model.drafts, ...toDrafts(changed) },
  }
}

/** The state for a link: the open client with all its files, because the recipient may not have them. */
export function selectLinkedState(model: Model): PersistedState {
  const { client, unapplied, reviewed, sessions } = model
  const ownOf = <T>(all: Record<string, T>) =>
    Object.fromEntries(
      Object.entries(all).filter(([key]) => client !== null && isInFolder(`${key}/`, client)),
    )
  return {
    ...selectPersistedState(model),
    unapplied: ownOf(unapplied),
    reviewed: ownOf(reviewed),
    sessions: ownOf(sessions),
    drafts: toDrafts(selectClientFiles(model)),
  }
}

/**
 * Creates a model from persisted state. It may come from a link, so only the drafts of client files are restored.
 * @param width the device to show if none was persisted
 */
export function restoreState(state: Partial<PersistedState>, width?: View['width']): Model {
  const model = emptyModel(width)
  const { client, path, carets, drafts, unapplied, reviewed, sessions, view } = { ...model, ...state }
  return {
    ...model,
    client,
    path,
    carets,
    drafts: Object.fromEntries(
      Object.entries(drafts).filter(([name]) => isClientFile(name) || isLanguageFile(name)),
    ),
    unapplied: createRecord(Object.entries(unapplied)),
    reviewed: createRecord(Object.entries(reviewed)),
    sessions: createRecord(Object.entries(sessions)),
    view: { ...model.view, ...view },
  }
}

function toDrafts(files: [path: string, file: OpenFile][]): Record<string, Draft> {
  return Object.fromEntries(files.map(([path, { text, version }]) => [path, { text, version }]))
}
