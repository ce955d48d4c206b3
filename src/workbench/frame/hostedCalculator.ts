import { pathOf, stepAt } from '../../calculator/rules/paths.ts'
import type { Host } from '../../calculator/state/Host.ts'
import type { Client } from '../../service/clients.ts'
import { modelWith } from './Answers.ts'
import { createStage } from './stage.tsx'
import { continued, newVisit, visitOn, type SavedVisit } from './visit.ts'

const settings = { host: `${location.origin}/`, key: 'workbench', consultancy: 'Harbor Benefits' }

/**
 * The calculator for a visit that goes on while the client changes. Each version of the client is another run of it,
 * which begins where the last one stood.
 * @param base the path that the calculator is served at, without a trailing slash
 * @param onVisit hears of every answer and step
 */
export function hostedCalculator(parent: HTMLElement, base: string, onVisit: (visit: SavedVisit) => void) {
  const stage = createStage({ settings, base, parent, onOvertaken: () => show(shown, visit) })
  let shown: Client | undefined
  let visit = newVisit
  const stepHere = () => stepAt(location.pathname.slice(base.length)) ?? 'home'
  const note = (next: SavedVisit) => {
    visit = next
    onVisit(visit)
  }
  // The events that the calculator's router has the history send. Only one who has started gets beyond home, and does
  // so before the answers' own code has come that would tell of it.
  for (const moved of ['popstate', 'pushState', 'replaceState']) {
    window.addEventListener(moved, () => {
      const step = stepHere()
      note({ ...visit, step, isStarted: visit.isStarted || step !== 'home' })
    })
  }

  function show(client: Client | undefined, wanted: SavedVisit) {
    shown = client
    const begun = client ? continued(client, wanted) : wanted
    const isElsewhere = begun.step !== stepHere()
    let settle = () => {}
    const host: Host = {
      visit: begun,
      begin: (instance) => modelWith(instance, begun.answers),
      onChange(model, now) {
        note(visitOn(stepHere(), model, now))
        if (visit.step !== 'results' || model.calculation.status !== 'loading') settle()
      },
    }
    if (isElsewhere) stage.clear()
    visit = begun
    if (isElsewhere) history.pushState(null, '', base + pathOf[begun.step])
    settle = stage.show(host)
  }

  return {
    visit: () => visit,
    /** Begins a run; without a client, as one that has none to show. */
    show,
    end: () => stage.clear(),
  }
}
