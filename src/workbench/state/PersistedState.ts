import { isClientFile, isLanguageFile } from '../../contract/clientFiles.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { tables } from '../tables/tables.ts'
import { createRecord, emptyModel, type Model, type View } from './model.ts'
import type { Draft, OpenFile } from './OpenFile.ts'
import { isChanged, isInFolder, selectClientFiles } from './selectors.ts'
import { noSimulation } from './session/Simulation.ts'

/** Increases when a model cannot be restored from what the last version persisted. */
const stateVersion = 1

/** The state that survives a reload, and that a link contains. */
export type PersistedState = { version: typeof stateVersion } & Pick<
  Model,
  'client' | 'drafts' | 'path' | 'carets' | 'view' | 'unapplied' | 'reviewed' | 'sessions'
>

/** Whether a value can be restored. It may come from a link or a file that was damaged. */
export function isPersistedState(value: unknown): value is PersistedState {
  if (!isRecord(value) || value.version !== stateVersion) return false
  const { client, path, drafts, carets, view, unapplied, reviewed, sessions } = value
  const areRecords = [drafts, carets, view, unapplied, reviewed, sessions].every(isRecord)
  const areTexts = (client === null || typeof client === 'string') && typeof path === 'string'
  return areRecords && areTexts && Object.values(drafts as object).every(isDraft)
}

export function isDraft(value: unknown): value is Draft {
  return isRecord(value) && typeof value.text === 'string'
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
    unapplied: createRecord(Object.entries(unapplied).filter(([, text]) => isRestorable(text))),
    reviewed: createRecord(Object.entries(reviewed)),
    sessions: createRecord(Object.entries(sessions)),
    view: { ...model.view, ...view },
  }
}

/** Whether an unapplied text is that of a field, or of a cell of a table that exists. */
function isRestorable(text: unknown): boolean {
  if (!isRecord(text)) return false
  const { cell } = text
  return cell === undefined || (isRecord(cell) && Object.hasOwn(tables, String(cell.table)))
}

function toDrafts(files: [path: string, file: OpenFile][]): Record<string, Draft> {
  return Object.fromEntries(files.map(([path, { text, version }]) => [path, { text, version }]))
}
