import { isClientFile, isLanguageFile } from '../../contract/clientFiles.ts'
import { createRecord } from './createRecord.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { editors, emptyModel, panels, schemes, shareLimits, widths, type Model, type View } from './model.ts'
import type { Draft, OpenFile } from './OpenFile.ts'
import { isChanged, isInFolder, selectClientFiles } from './selectors.ts'
import { isSavedSession } from './session/SavedSession.ts'
import { affectedRoutes, noSimulation, simulationKinds } from './session/Simulation.ts'
import { isUnappliedText } from './UnappliedText.ts'

/** The state that survives a reload, and that a link contains. */
export type PersistedState = Pick<
  Model,
  'client' | 'drafts' | 'path' | 'carets' | 'view' | 'unapplied' | 'sessions'
>

/** The state to restore after a reload, without the files that match the disk. */
export function selectPersistedState(model: Model): PersistedState {
  const changed = Object.entries(model.files).filter(([, file]) => isChanged(file))
  return {
    ...selectTabState(model),
    drafts: { ...model.drafts, ...toDrafts(changed) },
  }
}

/** The state for a link: the open client with all its files, because the recipient may not have them. */
export function selectLinkedState(model: Model): PersistedState {
  const { client, unapplied, sessions } = model
  const isOwn = ([key]: [string, unknown]) => client !== null && (key === client || isInFolder(key, client))
  return {
    ...selectTabState(model),
    unapplied: Object.fromEntries(Object.entries(unapplied).filter(isOwn)),
    sessions: Object.fromEntries(Object.entries(sessions).filter(isOwn)),
    drafts: toDrafts(selectClientFiles(model)),
  }
}

/**
 * Creates a model from persisted state, which may come from a link: malformed parts are ignored.
 * @param width the device to show if none was persisted
 */
export function restoreState(persisted: unknown, width?: View['width']): Model {
  const model = emptyModel(width)
  if (!isRecord(persisted)) return model
  return {
    ...model,
    client: isString(persisted.client) ? persisted.client : null,
    path: isString(persisted.path) ? persisted.path : '',
    drafts: filterRecord(persisted.drafts, isDraft),
    carets: filterRecord(persisted.carets, isOffset),
    unapplied: filterRecord(persisted.unapplied, isUnappliedText),
    view: restoreView(persisted.view, model.view),
    sessions: filterRecord(persisted.sessions, isSavedSession),
  }
}

function selectTabState({ client, path, carets, unapplied, sessions, view, simulationError }: Model) {
  // A simulation that could not be applied ends.
  const shown = simulationError === null ? view : { ...view, simulation: noSimulation }
  return { client, path, carets, unapplied, sessions, view: shown }
}

function toDrafts(files: [path: string, file: OpenFile][]): Record<string, Draft> {
  return Object.fromEntries(files.map(([path, { text, version }]) => [path, { text, version }]))
}

function restoreView(view: unknown, initial: View): View {
  const saved = isRecord(view) ? view : {}
  const valid = Object.entries(viewChecks).filter(([name, isValid]) => isValid(saved[name]))
  return { ...initial, ...Object.fromEntries(valid.map(([name]) => [name, saved[name]])) }
}

const viewChecks: Record<keyof View, (value: unknown) => boolean> = {
  editor: isOneOf(editors),
  section: isString,
  width: isOneOf(widths),
  scheme: isOneOf(schemes),
  simulation: (value) =>
    isRecord(value) && isOneOf(simulationKinds)(value.kind) && isOneOf(affectedRoutes)(value.route),
  panel: isOneOf(panels),
  comparison: isString,
  isActualSize: isBoolean,
  share: (value) =>
    isRecord(value) &&
    isInRange(shareLimits.width, value.width) &&
    (value.height === null || isInRange(shareLimits.height, value.height)),
  isEditorExpanded: isBoolean,
}

function isDraft(draft: unknown, path: string): draft is Draft {
  if (!isRecord(draft) || !isString(draft.text) || !(isClientFile(path) || isLanguageFile(path))) return false
  return draft.version === null || isString(draft.version)
}

/** The editor clamps an offset past the end of its text. */
function isOffset(offset: unknown): offset is number {
  return Number.isSafeInteger(offset) && Number(offset) >= 0
}

function isString(value: unknown): value is string {
  return typeof value === 'string'
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

function isInRange([min, max]: readonly [number, number], value: unknown): boolean {
  return typeof value === 'number' && value >= min && value <= max
}

function isOneOf(list: readonly unknown[]) {
  return (value: unknown) => list.includes(value)
}

function filterRecord<T>(value: unknown, isValid: (part: unknown, name: string) => part is T) {
  const parts = isRecord(value) ? Object.entries(value) : []
  return createRecord(parts.filter((part): part is [string, T] => isValid(part[1], part[0])))
}
