import { stepAt, stepPaths } from '../../../calculator/rules/paths.ts'
import type { StepName } from '../../../calculator/rules/steps.ts'
import type { Host } from '../../../calculator/state/Host.ts'
import type { Client } from '../../../clients/clients.ts'
import {
  nothingAcknowledged,
  restoreModel,
  selectAnswers,
  mergeAnswers,
} from '../../state/session/Answers.ts'
import { newSession, resumeSession, type SavedSession } from '../../state/session/SavedSession.ts'
import { apiKeyPlaceholder } from './ApiCall.ts'
import { createDoubleBuffer } from './createDoubleBuffer.tsx'

/**
 * Hosts the calculator in a session that continues while the client's files change. Each version of the files gets a
 * new calculator, which resumes the session of the last one. The session keeps answers that a version does not offer,
 * because the next version may offer them again.
 * @param base the calculator's base path, without a trailing slash
 * @param onSessionChange called after every answer and step, with the step on screen
 */
export function createCalculatorHost(
  parent: HTMLElement,
  base: string,
  onSessionChange: (session: SavedSession, currentStep: StepName) => void,
) {
  let key = apiKeyPlaceholder
  let currentClient: Client | undefined
  let session = newSession
  let currentStep: StepName = 'home'
  const settings = () => ({ host: `${location.origin}/`, key, consultancy: 'Harbor Benefits' })
  const buffer = createDoubleBuffer({
    settings,
    base,
    parent,
    onInterrupted: () => show(currentClient, session),
  })
  const stepInAddress = () => stepAt(location.pathname.slice(base.length)) ?? 'home'
  const update = (next: SavedSession) => {
    session = next
    onSessionChange(session, currentStep)
  }
  onNavigation(() => {
    const step = stepInAddress()
    if (step === currentStep) return
    currentStep = step
    // Leaving home starts the session. The calculator reports that only later, when its code has loaded.
    update({ ...session, step, isStarted: session.isStarted || step !== 'home' })
  })

  function show(client: Client | undefined, wanted: SavedSession) {
    currentClient = client
    session = wanted
    const resumed = client ? resumeSession(client, wanted) : wanted
    const isOtherStep = resumed.step !== stepInAddress()
    currentStep = resumed.step
    if (isOtherStep) {
      // Otherwise the visible calculator would follow the new address.
      buffer.clear()
      history.pushState(null, '', base + stepPaths[currentStep])
    }
    let reveal = () => {}
    let lastAnswers = resumed.answers
    const host: Host = {
      year: resumed.year,
      acknowledged: { home: resumed.isStarted, ...(resumed.answers?.acknowledged ?? nothingAcknowledged) },
      restore: (instance) => restoreModel(instance, resumed.answers),
      onChange(model, { instance, acknowledged: { home: isStarted, ...acknowledged } }) {
        const answers = selectAnswers(model, instance, acknowledged)
        const merged = mergeAnswers(session.answers, lastAnswers ?? answers, answers)
        // An answer on an earlier step replaces the wanted step, which was not reachable.
        const step = merged === session.answers ? session.step : currentStep
        lastAnswers = answers
        update({ ...session, step, isStarted, answers: merged })
        if (currentStep !== 'results' || model.calculation.status !== 'loading') reveal()
      },
    }
    reveal = buffer.show(host)
  }

  return {
    session: () => session,
    /** Switches to another client. @param client undefined if its files have errors */
    begin(client: Client | undefined, wanted: SavedSession, clientKey: string | null) {
      key = clientKey ?? apiKeyPlaceholder
      show(client, wanted)
    },
    /** Shows a new version of the current client. */
    show,
    end: () => buffer.clear(),
  }
}

function onNavigation(listener: () => void) {
  // Browsers fire popstate for Back and Forward only. The router fires the other events.
  for (const event of ['popstate', 'pushState', 'replaceState']) window.addEventListener(event, listener)
}
