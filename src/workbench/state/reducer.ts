import type { Edit } from '../../check/Finding.ts'
import type { StepName } from '../../calculator/rules/steps.ts'
import type { Exchange } from '../frame/Exchange.ts'
import type { SavedVisit } from '../frame/visit.ts'
import type { Checked } from './Checked.ts'
import type { DiskFile, Listing } from './disk.ts'
import { fixed } from './fixed.ts'
import type { Jump, Model, Notice, View } from './model.ts'
import { openFile, rewrite, saved, see, type } from './OpenFile.ts'
import { ownFiles } from './selectors.ts'
import { turnTo } from './turnTo.ts'

export type Event =
  | { type: 'diskListed'; listing: Listing }
  | { type: 'diskFailed'; problem: string }
  /** It is worked on from now on, or from when its files are there. */
  | { type: 'clientChosen'; client: string }
  /** `key` is the API key that leads to it. */
  | { type: 'clientOpened'; client: string; key: string | null; files: Record<string, DiskFile | null> }
  | { type: 'openingFailed'; client: string }
  | { type: 'fileChosen'; path: string }
  /** In the editor. */
  | { type: 'typed'; path: string; text: string }
  /** From anywhere else: the file comes into the editor, where the change is seen and can be undone. */
  | { type: 'rewritten'; path: string; text: string }
  /** By a finding's own edits, which are passed over where the text has changed since it was checked. */
  | { type: 'mended'; path: string; fix: Edit[] }
  | { type: 'caretMoved'; path: string; offset: number }
  | { type: 'jumped'; jump: Jump }
  /** `isShown` says that the visitor is shown how the disk differs. */
  | { type: 'diskSeen'; path: string; disk: DiskFile | null; isShown: boolean }
  | { type: 'saved'; path: string; text: string; version: string }
  | { type: 'checked'; checked: Checked }
  | { type: 'viewChanged'; view: Partial<View> }
  | { type: 'visitChanged'; client: string; visit: SavedVisit; step: StepName }
  | { type: 'exchanged'; exchange: Exchange }
  | { type: 'wireCleared' }
  /** `texts` are those taken, by path inside the client's folder. */
  | { type: 'clientTaken'; client: string; texts: Record<string, string>; problem: string | null }
  | { type: 'situationMet'; problem: string | null }
  | { type: 'noticed'; notice: string; tone?: Notice['tone'] }

/** More calls than anyone looks back at. */
const mostExchanges = 50

/** Applies an event to a draft of the model. */
export function reduce(model: Model, event: Event): void {
  switch (event.type) {
    case 'diskListed': {
      const { folder, paths, accepted } = event.listing
      Object.assign(model, { disk: { status: 'listed', folder }, paths, accepted })
      return
    }
    case 'diskFailed':
      model.disk = { status: 'failed', problem: event.problem }
      return
    case 'clientChosen':
      model.chosen = event.client
      if (ownFiles({ ...model, client: event.client }).length > 0) turnTo(model, event.client)
      return
    case 'clientOpened':
      take(model, event)
      // Another may have been chosen while the files were on their way.
      if (model.chosen === event.client) turnTo(model, event.client)
      return
    case 'openingFailed':
      if (model.chosen === event.client) model.chosen = ownFiles(model).length > 0 ? model.client : null
      return
    case 'fileChosen':
      model.path = event.path
      return
    case 'typed': {
      const file = model.files[event.path]
      if (!file || file.text === event.text) return
      type(file, event.text)
      model.notice = null
      return
    }
    case 'rewritten':
      rewrite((model.files[event.path] ??= openFile(null)), event.text)
      model.path = event.path
      return
    case 'mended': {
      const file = model.files[event.path]
      const text = model.checked.texts[event.path]
      if (!file || file.text !== text) return
      rewrite(file, fixed(text, event.fix))
      model.path = event.path
      return
    }
    case 'caretMoved':
      model.carets[event.path] = event.offset
      return
    case 'jumped':
      model.path = event.jump.path
      model.jump = event.jump
      return
    case 'diskSeen': {
      const file = model.files[event.path]
      if (!file) return
      if (file.diskVersion !== (event.disk?.version ?? null)) model.notice = null
      see(file, event.disk, event.isShown)
      return
    }
    case 'saved':
      if (model.files[event.path]) saved(model.files[event.path]!, event.text, event.version)
      return
    case 'checked':
      model.checked = event.checked
      return
    case 'viewChanged':
      Object.assign(model.view, event.view)
      return
    case 'visitChanged':
      if (event.client === model.client) Object.assign(model, { visit: event.visit, step: event.step })
      else model.otherVisits[event.client] = event.visit
      return
    case 'exchanged':
      note(model, event.exchange)
      return
    case 'wireCleared':
      model.exchanges = []
      return
    case 'clientTaken':
      if (event.client !== model.client) return
      model.refusal = event.problem
      if (event.problem === null) model.lastGood = { client: event.client, texts: event.texts }
      return
    case 'situationMet':
      model.missing = event.problem
      return
    case 'noticed':
      model.notice = { words: event.notice, tone: event.tone ?? 'good' }
  }
}

function take(model: Model, { client, key, files }: Extract<Event, { type: 'clientOpened' }>) {
  model.keys[client] = key
  const isOnDisk = Object.values(files).some((disk) => disk !== null)
  for (const [path, disk] of Object.entries(files)) {
    const draft = model.drafts[path]
    // Of a client that another disk has, nothing here is replaced or gone.
    model.files[path] ??= openFile(disk, draft && (isOnDisk ? draft : { ...draft, version: null }))
    delete model.drafts[path]
  }
}

function note(model: Model, exchange: Exchange) {
  const place = model.exchanges.findIndex(({ id }) => id === exchange.id)
  if (place >= 0) model.exchanges[place] = exchange
  else model.exchanges = [exchange, ...model.exchanges].slice(0, mostExchanges)
}
