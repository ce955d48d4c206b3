import { isClientFile, isLanguageFile } from '../../contract/clientFiles.ts'
import { isSavedSession, type SavedSession } from './session/SavedSession.ts'
import { affectedRoutes, noSimulation, simulationKinds } from './session/Simulation.ts'
import { createRecord } from './createRecord.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { editors, emptyModel, panels, shareLimits, widths, type Model, type View } from './model.ts'
import type { Draft, OpenFile } from './OpenFile.ts'
import { isChanged, isInFolder, selectClientFiles } from './selectors.ts'
import { isUnappliedText } from './UnappliedText.ts'

/** The state that survives a reload, and that a link contains. */
export interface PersistedState extends Pick<
  Model,
  'client' | 'drafts' | 'path' | 'carets' | 'view' | 'unapplied'
> {
  /** By client. */
  sessions: Record<string, SavedSession>
}

/** The state to restore after a reload, without the files that match the disk. */
export function selectPersistedState(model: Model): PersistedState {
  const changed = Object.entries(model.files).filter(([, file]) => isChanged(file))
  return {
    ...selectTabState(model),
    sessions: { ...model.otherSessions, ...currentSession(model) },
    drafts: { ...model.drafts, ...toDrafts(changed) },
  }
}

/** The state for a link: the open client with all its files, because the recipient may not have them. */
export function selectLinkedState(model: Model): PersistedState {
  return {
    ...selectTabState(model),
    unapplied: Object.fromEntries(
      Object.entries(model.unapplied).filter(
        ([key]) => model.client !== null && isInFolder(key, model.client),
      ),
    ),
    sessions: currentSession(model),
    drafts: toDrafts(selectClientFiles(model)),
  }
}

/**
 * Creates a model from persisted state, which may come from a link: malformed parts are ignored.
 * @param width the device to show if none was persisted
 */
export function restoreState(persisted: unknown, width?: View['width']): Model {
  const restored = emptyModel(width)
  if (!isRecord(persisted)) return restored
  const { client, drafts, path, carets, view, sessions, unapplied } = persisted
  if (typeof client === 'string') restored.client = client
  if (typeof path === 'string') restored.path = path
  restored.drafts = filterRecord(
    drafts,
    (draft, name): draft is Draft => isDraft(draft) && (isClientFile(name) || isLanguageFile(name)),
  )
  restored.carets = filterRecord(carets, isOffset)
  restored.unapplied = filterRecord(unapplied, isUnappliedText)
  if (isRecord(view)) restored.view = restoreView(view, restored.view)
  restored.otherSessions = filterRecord(sessions, isSavedSession)
  if (restored.client !== null) restored.session = restored.otherSessions[restored.client] ?? null
  return restored
}

/** Omits a simulation that could not be applied. */
function selectTabState({ client, path, carets, unapplied, view, simulationError }: Model) {
  return {
    client,
    path,
    carets,
    unapplied,
    view: simulationError === null ? view : { ...view, simulation: noSimulation },
  }
}

function currentSession({ client, session }: Model): Record<string, SavedSession> {
  return client === null || session === null ? {} : { [client]: session }
}

function toDrafts(files: [path: string, file: OpenFile][]): Record<string, Draft> {
  return Object.fromEntries(files.map(([path, { text, version }]) => [path, { text, version }]))
}

function restoreView(view: Record<string, unknown>, initial: View): View {
  const {
    editor,
    section,
    width,
    scheme,
    simulation,
    panel,
    comparison,
    isActualSize,
    share,
    isEditorExpanded,
  } = view
  const { kind, route } = isRecord(simulation) ? simulation : {}
  const shares = isRecord(share) ? share : {}
  return {
    editor: oneOf(editors, editor) ?? initial.editor,
    section: typeof section === 'string' ? section : initial.section,
    width: oneOf(widths, width) ?? initial.width,
    scheme: oneOf(['system', 'light', 'dark'] as const, scheme) ?? initial.scheme,
    simulation: {
      kind: oneOf(simulationKinds, kind) ?? initial.simulation.kind,
      route: oneOf(affectedRoutes, route) ?? initial.simulation.route,
    },
    panel: oneOf(panels, panel) ?? initial.panel,
    comparison: typeof comparison === 'string' ? comparison : initial.comparison,
    isActualSize: isActualSize === true,
    share: {
      width: inRange(shareLimits.width, shares.width) ?? initial.share.width,
      height: inRange(shareLimits.height, shares.height) ?? initial.share.height,
    },
    isEditorExpanded: isEditorExpanded === true,
  }
}

function isDraft(draft: unknown): draft is Draft {
  if (!isRecord(draft) || typeof draft.text !== 'string') return false
  return draft.version === null || typeof draft.version === 'string'
}

/** The editor clamps an offset past the end of its text. */
function isOffset(offset: unknown): offset is number {
  return Number.isSafeInteger(offset) && Number(offset) >= 0
}

function inRange([min, max]: readonly [number, number], value: unknown): number | undefined {
  return typeof value === 'number' && value >= min && value <= max ? value : undefined
}

function oneOf<T>(list: readonly T[], value: unknown): T | undefined {
  return list.find((each) => each === value)
}

function filterRecord<T>(
  value: unknown,
  isValid: (part: unknown, name: string) => part is T,
): Record<string, T> {
  const parts = isRecord(value) ? Object.entries(value) : []
  return createRecord(parts.filter((part): part is [string, T] => isValid(part[1], part[0])))
}
