import { createRoot } from 'react-dom/client'
import { readSettings } from '../../../calculator/api/settings.ts'
import { App } from '../../../calculator/App.tsx'
import { stepAt, stepPaths } from '../../../calculator/rules/paths.ts'
import type { StepName } from '../../../calculator/rules/steps.ts'
import { NotAvailable } from '../../../calculator/shell/NotAvailable.tsx'
import { HostContext, type Host } from '../../../calculator/state/Host.ts'
import type { Client } from '../../../clients/clients.ts'
import {
  mergeAnswers,
  nothingAcknowledged,
  restoreModel,
  selectAnswers,
} from '../../state/session/Answers.ts'
import { newSession, resumeSession, selectYear, type SavedSession } from '../../state/session/SavedSession.ts'

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
  let currentClient: Client | undefined
  let currentYear: string | null = null
  let session = newSession
  let currentStep: StepName = 'home'
  const buffer = createDoubleBuffer(parent, () => show(currentClient, session, currentYear))
  const stepInAddress = () => stepAt(location.pathname.slice(base.length)) ?? 'home'
  const update = (next: SavedSession) => {
    session = next
    onSessionChange(session, currentStep)
  }
  // Browsers fire popstate for Back and Forward only. The router fires the other events.
  for (const event of ['popstate', 'pushState', 'replaceState'])
    window.addEventListener(event, () => {
      const step = stepInAddress()
      if (step === currentStep) return
      currentStep = step
      // Leaving home starts the session. The calculator reports that only later, when its code has loaded.
      update({ ...session, step, isStarted: session.isStarted || step !== 'home' })
    })

  function show(client: Client | undefined, wanted: SavedSession, year: string | null) {
    currentClient = client
    currentYear = year
    session = wanted
    const resumed = client ? resumeSession(selectYear(client, year), wanted) : wanted
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
      year: client?.years.has(Number(year)) ? year : null,
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
    // The page has one client, whatever the key.
    const settings = { ...readSettings(document, new URL(location.origin)), key: 'workbench' }
    reveal = buffer.show(
      <HostContext value={host}>
        <App settings={settings} base={base} />
      </HostContext>,
    )
  }

  return {
    session: () => session,
    /** Shows a plan year of another client, or of a new version of the current one. */
    show,
    end: () => buffer.clear(),
  }
}

/** How long the next calculator may stay hidden while it loads, in milliseconds. */
const revealTimeout = 1000

/**
 * Replaces the calculator without flicker: the next one loads hidden, and the visible one stays until the next one is
 * ready. The page keeps its scroll position.
 * @param onInterrupted called when the visitor uses the visible calculator meanwhile. Show the next one again
 */
function createDoubleBuffer(parent: HTMLElement, onInterrupted: () => void) {
  let visible: MountedApp | null = null
  let next: MountedApp | null = null

  const reveal = (mounted: MountedApp) => {
    if (next !== mounted) return
    mounted.container.hidden = false
    if (visible) {
      visible.container.hidden = true
      // Later, because React cannot unmount a root inside another root's effect.
      setTimeout(visible.unmount)
    }
    visible = mounted
    next = null
  }

  // Both calculators follow the same address: the hidden one must be gone before the visible one navigates.
  const interrupt = () => {
    if (!next) return
    next.unmount()
    next = null
    setTimeout(onInterrupted)
  }
  for (const event of ['click', 'input', 'change', 'submit'])
    parent.addEventListener(event, interrupt, { capture: true })

  return {
    clear() {
      next?.unmount()
      visible?.unmount()
      visible = next = null
    },
    /** @returns a callback that reveals the new calculator; call it when the calculator is ready */
    show(app: React.ReactElement): () => void {
      next?.unmount()
      const mounted = mount(parent, app)
      next = mounted
      mounted.container.hidden = visible !== null
      const onReady = () => reveal(mounted)
      if (visible) setTimeout(onReady, revealTimeout)
      else onReady()
      return onReady
    },
  }
}

type MountedApp = ReturnType<typeof mount>

function mount(parent: HTMLElement, app: React.ReactElement) {
  const container = document.createElement('div')
  parent.append(container)
  const root = createRoot(container, { onUncaughtError: () => root.render(<NotAvailable cause="service" />) })
  root.render(app)
  const unmount = () => {
    root.unmount()
    container.remove()
  }
  return { container, unmount }
}
