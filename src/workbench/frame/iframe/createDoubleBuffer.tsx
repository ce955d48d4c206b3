import { createRoot } from 'react-dom/client'
import { App } from '../../../calculator/App.tsx'
import type { Settings } from '../../../calculator/api/settings.ts'
import { NotAvailable } from '../../../calculator/shell/NotAvailable.tsx'
import { HostContext, type Host } from '../../../calculator/state/Host.ts'

/** How long the next calculator may stay hidden while it loads, in milliseconds. */
const revealTimeout = 1000

interface DoubleBufferOptions {
  /** Read each time a calculator starts. */
  settings: () => Settings
  base: string
  /** The element that contains the calculators. */
  parent: HTMLElement
  /** Called when the visitor uses the visible calculator while the next one loads. Show the next one again. */
  onInterrupted: () => void
}

const visitorEvents = ['click', 'input', 'change', 'submit']

/**
 * Replaces the calculator without flicker: the next one loads hidden, and the visible one stays until the next one is
 * ready. The page keeps its scroll position.
 */
export function createDoubleBuffer({ settings, base, parent, onInterrupted }: DoubleBufferOptions) {
  let visible: MountedApp | null = null
  let next: MountedApp | null = null

  const reveal = (mounted: MountedApp) => {
    if (next !== mounted) return
    mounted.container.hidden = false
    if (visible) hideAndUnmount(visible)
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
  for (const event of visitorEvents) parent.addEventListener(event, interrupt, { capture: true })

  return {
    clear() {
      next?.unmount()
      visible?.unmount()
      visible = next = null
    },
    /** @returns a callback that reveals the new calculator; call it when the calculator is ready */
    show(host: Host): () => void {
      next?.unmount()
      const mounted = mount(parent, <App settings={settings()} base={base} />, host)
      next = mounted
      mounted.container.hidden = visible !== null
      const onReady = () => reveal(mounted)
      if (visible) setTimeout(onReady, revealTimeout)
      else onReady()
      return onReady
    },
  }
}

/** Unmounts later: React cannot unmount a root inside another root's effect. */
function hideAndUnmount({ container, unmount }: MountedApp) {
  container.hidden = true
  setTimeout(unmount)
}

/** A mounted calculator. */
interface MountedApp {
  container: HTMLElement
  unmount: () => void
}

function mount(parent: HTMLElement, app: React.ReactElement, host: Host): MountedApp {
  const container = document.createElement('div')
  parent.append(container)
  const root = createRoot(container, { onUncaughtError: () => root.render(<NotAvailable cause="service" />) })
  root.render(<HostContext value={host}>{app}</HostContext>)
  const unmount = () => {
    root.unmount()
    container.remove()
  }
  return { container, unmount }
}
