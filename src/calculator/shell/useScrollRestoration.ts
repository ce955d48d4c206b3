import { useCallback, useEffect, useRef } from 'react'

/** What the visitor does to scroll somewhere else meanwhile. */
const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/**
 * Keeps the scroll position of each entry in the history, and restores it after Back and Forward. The browser cannot,
 * because results appear only after another calculation.
 * @returns a callback to call when a page is shown. It calls `onRestored` after it has scrolled
 */
export function useScrollRestoration() {
  const positions = useRef(new Map<unknown, number>())
  const shown = useRef<unknown>(null)
  const stop = useRef(() => {})
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keepPosition = () => positions.current.set(shown.current, window.scrollY)
    window.addEventListener('scroll', keepPosition, { passive: true })
    return () => {
      window.removeEventListener('scroll', keepPosition)
      stop.current()
    }
  }, [])
  return useCallback((onRestored: () => void) => {
    stop.current()
    // Anything can be in the state. A host can show several pages in one entry.
    const { scrollKey } = Object(history.state) as { scrollKey?: unknown }
    const top = scrollKey === shown.current ? undefined : positions.current.get(scrollKey)
    shown.current = top === undefined ? addScrollKey() : scrollKey
    window.scrollTo(0, 0)
    if (top) stop.current = scrollWhenHighEnough(top, onRestored)
  }, [])
}

/** Marks the current entry in the history. A reload keeps the marks of earlier pages, so they are times. */
function addScrollKey() {
  const scrollKey = performance.timeOrigin + performance.now()
  history.replaceState({ ...Object(history.state), scrollKey }, '')
  return scrollKey
}

/**
 * Scrolls once the page is high enough, unless the visitor does something before.
 * @returns a function that gives up
 */
function scrollWhenHighEnough(top: number, onScrolled: () => void) {
  const waiting = new AbortController()
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return
    waiting.abort()
    window.scrollTo(0, top)
    onScrolled()
  })
  const { signal } = waiting
  const stop = () => waiting.abort()
  signal.addEventListener('abort', () => observer.disconnect())
  for (const input of inputs) window.addEventListener(input, stop, { passive: true, signal })
  observer.observe(document.body)
  return stop
}
