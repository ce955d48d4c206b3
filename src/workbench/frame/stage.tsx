import { createRoot } from 'react-dom/client'
import { App } from '../../calculator/App.tsx'
import type { Settings } from '../../calculator/api/settings.ts'
import { NotAvailable } from '../../calculator/shell/NotAvailable.tsx'
import { HostContext, type Host } from '../../calculator/state/Host.ts'

/** How long a run of the calculator may prepare itself behind the one that is still shown, in milliseconds. */
const patience = 250

interface Stage {
  /** Those of the moment at which a run begins. */
  settings: () => Settings
  base: string
  /** Where the calculators stand. */
  parent: HTMLElement
  /** Called when the visitor has gone on in what is shown, so that what was to follow it has to begin again. */
  onOvertaken: () => void
}

/** The events by which a visitor goes on. */
const acts = ['click', 'input', 'change', 'submit']

/**
 * Shows one run of the calculator after the other. The one that is shown stays until the next has something to show,
 * so that an edit of the client does not flicker, and the page stays scrolled to where it was.
 */
export function createStage({ settings, base, parent, onOvertaken }: Stage) {
  let shown: Run | null = null
  let next: Run | null = null

  const present = (run: Run) => {
    if (next !== run) return
    run.container.hidden = false
    if (shown) retire(shown)
    shown = run
    next = null
  }

  // Two calculators follow one address: the hidden one must be gone before the other moves on.
  const overtake = () => {
    if (!next) return
    next.end()
    next = null
    setTimeout(onOvertaken)
  }
  for (const act of acts) parent.addEventListener(act, overtake, { capture: true })

  return {
    /** Ends what is shown: it stands on another step, and would lead away from the next one's. */
    clear() {
      next?.end()
      shown?.end()
      shown = next = null
    },
    /** @returns what is to be called when the new run has something to show */
    show(host: Host): () => void {
      next?.end()
      const run = begin(parent, <App settings={settings()} base={base} />, host)
      next = run
      run.container.hidden = shown !== null
      const settle = () => present(run)
      if (shown) setTimeout(settle, patience)
      else settle()
      return settle
    },
  }
}

/** Ends a run from within an effect of the next one, which React has to be through with first. */
function retire({ container, end }: Run) {
  container.hidden = true
  setTimeout(end)
}

interface Run {
  container: HTMLElement
  end: () => void
}

function begin(parent: HTMLElement, app: React.ReactElement, host: Host): Run {
  const container = document.createElement('div')
  parent.append(container)
  const root = createRoot(container, { onUncaughtError: () => root.render(<NotAvailable />) })
  root.render(<HostContext value={host}>{app}</HostContext>)
  const end = () => {
    root.unmount()
    container.remove()
  }
  return { container, end }
}
