import { stepAt, stepPaths } from '../../calculator/rules/paths.ts'
import type { StepName } from '../../calculator/rules/steps.ts'
import type { Host } from '../../calculator/state/Host.ts'
import type { Client } from '../../clients/clients.ts'
import { answersOf, modelWith, noSteps } from './Answers.ts'
import { withChanges } from './givenAnswers.ts'
import { createStage } from './stage.tsx'
import { unknownKey } from './unknownKey.ts'
import { continued, newSession, type SavedSession } from './session.ts'

/**
 * The calculator for a visit that goes on while the client changes. Each version of the client is another run of it,
 * which begins where the last one stood. The visit stays as the visitor has made it, even where a version does not
 * offer all of it: the next one may.
 * @param base the path that the calculator is served at, without a trailing slash
 * @param onVisit hears of the visit after every answer and step, and of the step that is shown
 */
export function hostedCalculator(
  parent: HTMLElement,
  base: string,
  onVisit: (visit: SavedSession, shown: StepName) => void,
) {
  let key = unknownKey
  let shown: Client | undefined
  let visit = newSession
  let here: StepName = 'home'
  const settings = () => ({ host: `${location.origin}/`, key, consultancy: 'Harbor Benefits' })
  const stage = createStage({ settings, base, parent, onOvertaken: () => show(shown, visit) })
  const stepHere = () => stepAt(location.pathname.slice(base.length)) ?? 'home'
  const note = (next: SavedSession) => {
    visit = next
    onVisit(visit, here)
  }
  // The events that the calculator's router has the history send. Only one who has started gets beyond home, and does
  // so before the answers' own code has come that would tell of it.
  for (const moved of ['popstate', 'pushState', 'replaceState']) {
    window.addEventListener(moved, () => {
      const step = stepHere()
      if (step === here) return
      here = step
      note({ ...visit, step, isStarted: visit.isStarted || step !== 'home' })
    })
  }

  function show(client: Client | undefined, wanted: SavedSession) {
    shown = client
    visit = wanted
    const begun = client ? continued(client, wanted) : wanted
    const isElsewhere = begun.step !== stepHere()
    if (isElsewhere) stage.clear()
    here = begun.step
    if (isElsewhere) history.pushState(null, '', base + stepPaths[here])
    let settle = () => {}
    let last = begun.answers
    const host: Host = {
      year: begun.year,
      acknowledged: { home: begun.isStarted, ...(begun.answers?.acknowledged ?? noSteps) },
      restore: (instance) => modelWith(instance, begun.answers),
      onChange(model, { instance, acknowledged: { home: isStarted, ...acknowledged } }) {
        const answers = answersOf(model, instance, acknowledged)
        const given = withChanges(visit.answers, last ?? answers, answers)
        // Who answers on an earlier step than the one wanted is on that from now on.
        const step = given === visit.answers ? visit.step : here
        last = answers
        note({ ...visit, step, isStarted, answers: given })
        if (here !== 'results' || model.calculation.status !== 'loading') settle()
      },
    }
    settle = stage.show(host)
  }

  return {
    visit: () => visit,
    /** Begins with another client; undefined where it has no version that works. */
    begin(client: Client | undefined, wanted: SavedSession, clientKey: string | null) {
      key = clientKey ?? unknownKey
      show(client, wanted)
    },
    /** Goes on with another version of the client. */
    show,
    end: () => stage.clear(),
  }
}
