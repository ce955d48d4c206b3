import { simulationKinds, affectedRoutes, noSimulation } from '../session/Simulation.ts'
import type { SavedSession } from '../session/SavedSession.ts'
import { isSavedSession } from '../session/SavedSession.ts'
import { isRecord } from '../isRecord.ts'
import { isClientFile } from '../../contract/clientFiles.ts'
import { emptyBench, panels, shareLimits, widths, type Model, type View } from './model.ts'
import type { Draft, OpenFile } from './OpenFile.ts'
import { isChanged, ownFiles } from './selectors.ts'

/** What is kept over a reload, and what a link holds. */
export interface PersistedState extends Pick<Model, 'client' | 'drafts' | 'path' | 'carets' | 'view'> {
  /** By client. */
  sessions: Record<string, SavedSession>
}

/** What would be lost: where one is, and the texts that the disk does not have. */
export function keptOf(model: Model): PersistedState {
  const changed = Object.entries(model.files).filter(([, file]) => isChanged(file))
  return {
    ...placeOf(model),
    sessions: { ...model.otherSessions, ...currentSession(model) },
    drafts: { ...model.drafts, ...draftsOf(changed) },
  }
}

/** All that somebody without these files needs to see the same. */
export function sharedOf(model: Model): PersistedState {
  return { ...placeOf(model), sessions: currentSession(model), drafts: draftsOf(ownFiles(model)) }
}

/**
 * A model from what was kept. It may come from a link: whatever is not as it should be is passed over.
 * @param width of the device where none was kept
 */
export function restoreState(kept: unknown, width?: View['width']): Model {
  const bench = emptyBench(width)
  if (!isRecord(kept)) return bench
  const { client, drafts, path, carets, view, sessions } = kept
  if (typeof client === 'string') bench.client = client
  if (typeof path === 'string') bench.path = path
  bench.drafts = recordOf(drafts, (draft, name): draft is Draft => isDraft(draft) && isClientFile(name))
  bench.carets = recordOf(carets, isOffset)
  if (isRecord(view)) bench.view = viewFrom(view, bench.view)
  bench.otherSessions = recordOf(sessions, isSavedSession)
  if (bench.client !== null) bench.session = bench.otherSessions[bench.client] ?? null
  return bench
}

/** A simulation that did not come about is not one to come back to. */
function placeOf({ client, path, carets, view, simulationProblem }: Model) {
  return {
    client,
    path,
    carets,
    view: simulationProblem === null ? view : { ...view, simulation: noSimulation },
  }
}

function currentSession({ client, session }: Model): Record<string, SavedSession> {
  return client === null || session === null ? {} : { [client]: session }
}

function draftsOf(files: [path: string, file: OpenFile][]): Record<string, Draft> {
  return Object.fromEntries(files.map(([path, { text, version }]) => [path, { text, version }]))
}

function viewFrom(view: Record<string, unknown>, usual: View): View {
  const { width, scheme, simulation, panel, isActualSize, share } = view
  const { kind, route } = isRecord(simulation) ? simulation : {}
  const shares = isRecord(share) ? share : {}
  return {
    width: oneOf(widths, width) ?? usual.width,
    scheme: oneOf(['system', 'light', 'dark'] as const, scheme) ?? usual.scheme,
    simulation: {
      kind: oneOf(simulationKinds, kind) ?? usual.simulation.kind,
      route: oneOf(affectedRoutes, route) ?? usual.simulation.route,
    },
    panel: oneOf(panels, panel) ?? usual.panel,
    isActualSize: isActualSize === true,
    share: {
      width: within(shareLimits.width, shares.width) ?? usual.share.width,
      height: within(shareLimits.height, shares.height) ?? usual.share.height,
    },
  }
}

function isDraft(draft: unknown): draft is Draft {
  if (!isRecord(draft) || typeof draft.text !== 'string') return false
  return draft.version === null || typeof draft.version === 'string'
}

/** Where a text has no such place any more, its end is meant. */
function isOffset(offset: unknown): offset is number {
  return Number.isSafeInteger(offset) && Number(offset) >= 0
}

function within([least, most]: readonly [number, number], value: unknown): number | undefined {
  return typeof value === 'number' && value >= least && value <= most ? value : undefined
}

function oneOf<T>(list: readonly T[], value: unknown): T | undefined {
  return list.find((each) => each === value)
}

function recordOf<T>(value: unknown, isRight: (part: unknown, name: string) => part is T): Record<string, T> {
  const parts = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(parts.filter((part): part is [string, T] => isRight(part[1], part[0])))
}
