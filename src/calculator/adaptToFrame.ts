/** What the calculator tells the page that shows it in a frame. */
export type FrameMessage =
  /** The height of the content in pixels, whenever it changes. */
  | { type: 'mediplan:height'; height: number }
  /** Another step has replaced the content. */
  | { type: 'mediplan:step' }

/** Pixels of a dialog that scrolls well. If less of the frame is visible, the visitor scrolls the portal too. */
const minDialogHeight = 480

/**
 * Adapts the calculator to a frame in another page, the portal.
 * @param origins the origins of portals that may know what the frame shows
 */
export function adaptToFrame(origins: readonly string[]): void {
  // A minimum of the frame's own height would let it grow, but never shrink.
  setRootStyle('--page-height', '0')
  sendChanges(origins)
  openLinksOutside()
  addEventListener('beforetoggle', openInVisiblePart, { capture: true })
}

function sendChanges(origins: readonly string[]) {
  // Not in every browser. Without it, the browser itself drops messages to other origins than the parent's.
  const parentOrigin = location.ancestorOrigins?.[0]
  const targets = origins.filter((origin) => parentOrigin === undefined || origin === parentOrigin)
  const send = (message: FrameMessage) => {
    for (const origin of targets) window.parent.postMessage(message, origin)
  }
  new ResizeObserver(() => {
    const { height } = document.body.getBoundingClientRect()
    send({ type: 'mediplan:height', height: Math.ceil(height) })
  }).observe(document.body)
  // wouter dispatches pushState. A static site has fragments.
  for (const event of ['pushState', 'popstate', 'hashchange'])
    addEventListener(event, () => send({ type: 'mediplan:step' }))
}

/** Other sites usually forbid frames. The router still handles links to steps. */
function openLinksOutside() {
  const base = document.createElement('base')
  base.target = '_top'
  document.head.append(base)
}

/** Opens a dialog once it is known which part of the frame is visible. */
function openInVisiblePart(event: Event) {
  const { target: dialog, newState } = event as ToggleEvent
  if (!(dialog instanceof HTMLDialogElement) || newState !== 'open' || isPlaced) return
  event.preventDefault()
  // Only this observer knows what the portal's window shows of the frame.
  new IntersectionObserver(([entry], observer) => {
    observer.disconnect()
    const { top, height: visibleHeight } = entry!.intersectionRect
    const height = Math.min(Math.max(visibleHeight, minDialogHeight), window.innerHeight)
    const above = Math.min(top, window.innerHeight - height)
    setRootStyle('--hidden-above', `${above}px`)
    setRootStyle('--hidden-below', `${window.innerHeight - above - height}px`)
    isPlaced = true
    if (dialog.isConnected) dialog.showModal()
    isPlaced = false
  }).observe(document.documentElement)
}

/** Whether the dialog that opens has its place. */
let isPlaced = false

function setRootStyle(property: string, value: string) {
  document.documentElement.style.setProperty(property, value)
}
