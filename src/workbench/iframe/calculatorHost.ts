import { stepAt, stepPaths } from '../../calculator/rules/paths.ts'
import type { StepName } from '../../calculator/rules/steps.ts'
import type { Host } from '../../calculator/state/Host.ts'
import type { Client } from '../../clients/clients.ts'
import { nothingAcknowledged, restoreModel, selectAnswers } from '../session/Answers.ts'
import { mergeAnswers } from '../session/mergeAnswers.ts'
import { newSession, resumeSession, type SavedSession } from '../session/SavedSession.ts'
import { apiKeyPlaceholder } from './ApiCall.ts'
import { createDoubleBuffer } from './doubleBuffer.tsx'

/**
 * Hosts the calculator in a session that continues while the client changes. Each version of the client gets a new
 * calculator, which resumes where the last one was. The session keeps answers that a version does not offer, because
 * the next version may offer them again.
 * @param base the calculator's base path, without a trailing slash
 * @param onSession called after every answer and step, with the step on screen
 */
export function createCalculatorHost(
  parent: HTMLElement,
  base: string,
  onSession: (session: SavedSession, currentStep: StepName) => void,
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
    onSession(session, currentStep)
  }
  // The router fires these events. A visitor past home has started, even before the code that reports it has loaded.
  for (const navigation of ['popstate', 'pushState', 'replaceState']) {
    window.addEventListener(navigation, () => {
      const step = stepInAddress()
      if (step === currentStep) return
      currentStep = step
      update({ ...session, step, isStarted: session.isStarted || step !== 'home' })
    })
  }

  function show(client: Client | undefined, wanted: SavedSession) {
    currentClient = client
    session = wanted
    const resumed = client ? resumeSession(client, wanted) : wanted
    const isOtherStep = resumed.step !== stepInAddress()
    // The visible calculator would follow the new address.
    if (isOtherStep) buffer.clear()
    currentStep = resumed.step
    if (isOtherStep) history.pushState(null, '', base + stepPaths[currentStep])
    let reveal = () => {}
    let lastAnswers = resumed.answers
    const host: Host = {
      year: resumed.year,
      acknowledged: { home: resumed.isStarted, ...(resumed.answers?.acknowledged ?? nothingAcknowledged) },
      restore: (instance) => restoreModel(instance, resumed.answers),
      onChange(model, { instance, acknowledged: { home: isStarted, ...acknowledged } }) {
        const answers = selectAnswers(model, instance, acknowledged)
        const merged = mergeAnswers(session.answers, lastAnswers ?? answers, answers)
        // An answer on an earlier step than the wanted one makes that step the wanted one.
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
    /** Switches to another client; undefined if none of its versions is valid. */
    begin(client: Client | undefined, wanted: SavedSession, clientKey: string | null) {
      key = clientKey ?? apiKeyPlaceholder
      show(client, wanted)
    },
    /** Shows a new version of the current client. */
    show,
    end: () => buffer.clear(),
  }
}
