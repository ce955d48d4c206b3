import { isRecord } from '../../contract/isRecord.ts'
import { createRecord, emptyModel, type Model, type View } from './model.ts'
import type { Draft } from './OpenFile.ts'
import { isChanged } from './selectors.ts'

/** Increases when a model cannot be restored from what the last version persisted. */
const stateVersion = 4

/** The state that survives a reload. */
export type PersistedState = { version: typeof stateVersion } & Pick<
  Model,
  'client' | 'drafts' | 'path' | 'carets' | 'view' | 'unapplied' | 'cellWarnings' | 'reviewed' | 'sessions'
>

/** Whether a value was persisted by this version of the workbench. */
export function isPersistedState(value: unknown): value is PersistedState {
  return isRecord(value) && value.version === stateVersion
}

/** The state to restore after a reload, without the files that match the disk. */
export function selectPersistedState(model: Model): PersistedState {
  const { client, path, carets, unapplied, cellWarnings, reviewed, sessions, view } = model
  const changed = Object.entries(model.files)
    .filter(([, file]) => isChanged(file))
    .map(([name, { text, version }]): [string, Draft] => [name, { text, version }])
  return {
    version: stateVersion,
    client,
    path,
    carets,
    unapplied,
    cellWarnings,
    reviewed,
    sessions,
    view,
    drafts: { ...model.drafts, ...Object.fromEntries(changed) },
  }
}

/** @param width the device to show if none was persisted */
export function restoreState(state: Partial<PersistedState>, width?: View['width']): Model {
  const model = emptyModel(width)
  const { client, path, carets, drafts, unapplied, cellWarnings, reviewed, sessions, view } = {
    ...model,
    ...state,
  }
  return {
    ...model,
    client,
    path,
    carets,
    drafts,
    unapplied: createRecord(Object.entries(unapplied)),
    cellWarnings: createRecord(Object.entries(cellWarnings)),
    reviewed: createRecord(Object.entries(reviewed)),
    sessions: createRecord(Object.entries(sessions)),
    view: { ...model.view, ...view },
  }
}
