import type { Exchange } from '../frame/Exchange.ts'
import type { SavedVisit } from '../frame/visit.ts'
import { ownFiles } from './selectors.ts'
import type { Jump, Model, OpenFile, View } from './model.ts'

export type Event =
  | { type: 'diskListed'; paths: string[] }
  /** It is worked on from now on, or from when its files are there. */
  | { type: 'clientChosen'; client: string }
  | { type: 'clientOpened'; client: string; files: Record<string, OpenFile> }
  | { type: 'fileChosen'; path: string }
  /** In the editor. */
  | { type: 'typed'; path: string; text: string }
  /** From anywhere else. */
  | { type: 'rewritten'; path: string; text: string }
  | { type: 'caretMoved'; path: string; offset: number }
  | { type: 'jumped'; jump: Jump }
  /** `isShown` says that the visitor is shown how the disk differs. */
  | { type: 'diskSeen'; path: string; onDisk: string | null; version: string | null; isShown: boolean }
  | { type: 'viewChanged'; view: Partial<View> }
  | { type: 'visitChanged'; visit: SavedVisit }
  | { type: 'exchanged'; exchange: Exchange }
  | { type: 'wireCleared' }
  | { type: 'clientTaken'; problem: string | null }
  | { type: 'situationMet'; problem: string | null }
  | { type: 'noticed'; notice: string }

/** More calls than anyone looks back at. */
const mostExchanges = 50

/** Applies an event to a draft of the model. */
export function reduce(model: Model, event: Event): void {
  switch (event.type) {
    case 'diskListed':
      model.paths = event.paths
      return
    case 'clientChosen':
      model.chosen = event.client
      if (ownFiles({ ...model, client: event.client }).length > 0) turnTo(model, event.client)
      return
    case 'clientOpened':
      for (const [path, file] of Object.entries(event.files))
        model.files[path] ??= withDraft(model, path, file)
      // Another may have been chosen while the files were on their way.
      if (model.chosen === event.client) turnTo(model, event.client)
      return
    case 'fileChosen':
      model.path = event.path
      return
    case 'typed':
      if (model.files[event.path]) model.files[event.path]!.text = event.text
      return
    case 'rewritten':
      rewrite(model, event.path, event.text)
      return
    case 'caretMoved':
      model.carets[event.path] = event.offset
      return
    case 'jumped':
      model.path = event.jump.path
      model.jump = event.jump
      return
    case 'diskSeen':
      see(model, event)
      return
    case 'viewChanged':
      Object.assign(model.view, event.view)
      return
    case 'visitChanged':
      model.visit = event.visit
      return
    case 'exchanged':
      note(model, event.exchange)
      return
    case 'wireCleared':
      model.exchanges = []
      return
    case 'clientTaken':
      model.refusal = event.problem
      return
    case 'situationMet':
      model.missing = event.problem
      return
    case 'noticed':
      model.notice = event.notice
  }
}

function withDraft({ drafts }: Model, path: string, file: OpenFile): OpenFile {
  const text = drafts[path] ?? file.text
  delete drafts[path]
  return { ...file, text }
}

function turnTo(model: Model, client: string) {
  if (model.client !== client && model.client !== null) model.visit = null
  model.client = client
  const own = ownFiles(model).map(([path]) => path)
  if (!own.includes(model.path)) model.path = own[0] ?? ''
}

function rewrite(model: Model, path: string, text: string) {
  const file = model.files[path] ?? { onDisk: null, version: null, rewrites: 0 }
  model.files[path] = { ...file, text, rewrites: file.rewrites + 1 }
}

/**
 * Follows the disk where nothing was changed here; otherwise what was changed here stays, and stays based on the
 * version that it was made from, until the difference has been shown.
 */
function see(model: Model, { path, onDisk, version, isShown }: Extract<Event, { type: 'diskSeen' }>) {
  const file = model.files[path]
  if (!file) return
  const wasChanged = file.text !== file.onDisk
  const isNew = onDisk !== file.onDisk
  file.onDisk = onDisk
  if (!wasChanged || isShown) file.version = version
  if (!wasChanged && isNew && onDisk !== null) rewrite(model, path, onDisk)
}

function note(model: Model, exchange: Exchange) {
  const place = model.exchanges.findIndex(({ id }) => id === exchange.id)
  if (place >= 0) model.exchanges[place] = exchange
  else model.exchanges = [exchange, ...model.exchanges].slice(0, mostExchanges)
}
