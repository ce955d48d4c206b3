import { acts, type Event } from './Event.ts'
import { applyEdits } from '../../check/applyFixes.ts'
import type { Exchange } from '../frame/Exchange.ts'
import { unfolded, type Model } from './model.ts'
import { openFile, rewrite, saved, see, type } from './OpenFile.ts'
import { ownFiles } from './selectors.ts'
import { switchClient } from './switchClient.ts'

/** More calls than anyone looks back at. */
const mostExchanges = 50

/** Applies an event to a draft of the model. */
export function reduce(model: Model, event: Event): void {
  if (acts.has(event.type)) model.notice = null
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
      if (ownFiles({ ...model, client: event.client }).length > 0) switchClient(model, event.client)
      return
    case 'clientOpened':
      take(model, event)
      // Another may have been chosen while the files were on their way.
      if (model.chosen === event.client) switchClient(model, event.client)
      return
    case 'keySeen':
      model.keys[event.client] = event.key
      model.keyDiagnostics[event.client] = event.diagnostics
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
      rewrite(file, applyEdits(text, event.fix))
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
      if (event.view.panel !== undefined) model.view.share = unfolded(model.view.share)
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
    case 'replacementAsked':
      model.replacement = event.replacement
      return
    case 'replacementDecided':
      model.replacement = null
      return
    case 'noticed':
      model.notice = {
        words: event.notice,
        tone: event.tone ?? 'good',
        ...(event.text !== undefined && { text: event.text }),
      }
  }
}

function take(model: Model, { files }: Extract<Event, { type: 'clientOpened' }>) {
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
