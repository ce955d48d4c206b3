import { isRecord } from '../../contract/isRecord.ts'
import { createRecord, emptyModel, type Model, type View } from './model.ts'
import { isChanged } from './selectors.ts'

/** Increases when a model cannot be restored from what the last version persisted. */
const stateVersion = 4

/** What the model keeps by the folder of a client, or by a key that starts with it. Any name can be that of a client. */
const records = ['unapplied', 'cellWarnings', 'reviewed', 'sessions'] as const

const persisted = ['client', 'drafts', 'path', 'carets', 'view', ...records] as const

/** The state that survives a reload. */
export type PersistedState = { version: typeof stateVersion } & Pick<Model, (typeof persisted)[number]>

/** Whether a value was persisted by this version of the workbench. */
export function isPersistedState(value: unknown): value is PersistedState {
  return isRecord(value) && value.version === stateVersion
}

/** The state to restore after a reload, without the files that match the disk. */
export function selectPersistedState(model: Model): PersistedState {
  const changed = Object.entries(model.files)
    .filter(([, file]) => isChanged(file))
    .map(([path, { text, version }]) => [path, { text, version }])
  const drafts = { ...model.drafts, ...Object.fromEntries(changed) }
  const values = persisted.map((name) => [name, name === 'drafts' ? drafts : model[name]])
  return Object.fromEntries([['version', stateVersion], ...values]) as PersistedState
}

/** @param width the device to show if none was persisted */
export function restoreState({ version, ...state }: Partial<PersistedState>, width?: View['width']): Model {
  const empty = emptyModel(width)
  const model = { ...empty, ...state, view: { ...empty.view, ...state.view } }
  for (const name of records)
    Object.assign(model, { [name]: createRecord<unknown>(Object.entries(model[name])) })
  return model
}
