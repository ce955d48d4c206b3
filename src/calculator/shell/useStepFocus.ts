import { useCallback, useEffect, useRef } from 'react'
import type { StepName } from '../rules/steps.ts'
import { setPageTitle } from '../state/pageTitle.ts'
import { shellTexts } from '../texts/shellTexts.ts'

export type OnStepShown = (step: StepName) => void

/**
 * Returns a callback to call when a step is shown. It puts the step's name in the page's title and moves the focus to the
 * step's heading, except for the first step after the page has loaded. After Back and Forward, the focus then returns
 * with the scroll position to the answer that the other step asks for.
 * @param isRetried whether the instance loaded only after a retry. Then the first step also gets the focus, because the
 * retry button that had it is gone
 */
export function useStepFocus(isRetried: boolean): OnStepShown {
  const last = useRef<StepName | 'failure' | null>(isRetried ? 'failure' : null)
  const restoreScroll = useScrollRestoration()
  return useCallback(
    (step) => {
      setPageTitle(() => shellTexts.steps[step])
      const previous = last.current
      if (step === previous) return
      last.current = step
      restoreScroll(() => {
        if (previous !== null && previous !== 'failure') focusAnswerOf(previous)
      })
      if (previous !== null) document.querySelector('h1')?.focus({ preventScroll: true })
    },
    [restoreScroll],
  )
}

function focusAnswerOf(step: StepName) {
  document.querySelector<HTMLElement>(`main [data-step="${step}"]`)?.focus({ preventScroll: true })
}

/** Events after which the page must not scroll by itself. */
const interruptingEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/**
 * Keeps the scroll position of each entry in the history, and restores it after Back and Forward. The browser cannot,
 * because results appear only after another calculation.
 * @returns a callback to call when a page is shown. It calls `onRestored` after it has scrolled
 */
function useScrollRestoration() {
  const positions = useRef(new Map<unknown, number>())
  const shown = useRef<unknown>(null)
  const waiting = useRef<AbortController | null>(null)
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keepPosition = () => {
      const isWaiting = waiting.current?.signal.aborted === false
      if (!isWaiting) positions.current.set(shown.current, window.scrollY)
    }
    window.addEventListener('scroll', keepPosition, { passive: true })
    return () => {
      window.removeEventListener('scroll', keepPosition)
      waiting.current?.abort()
    }
  }, [])
  return useCallback((onRestored: () => void) => {
    waiting.current?.abort()
    // Anything can be in the state. A host can show several pages in one entry.
    const { scrollKey } = Object(history.state) as { scrollKey?: unknown }
    const top = scrollKey === shown.current ? undefined : positions.current.get(scrollKey)
    // A host keeps the position of its page while it replaces the calculator.
    if (shown.current !== null) window.scrollTo(0, 0)
    shown.current = top === undefined ? addScrollKey() : scrollKey
    if (top) waiting.current = scrollWhenHighEnough(top, onRestored)
  }, [])
}

/** Marks the current entry in the history. A reload keeps the marks of earlier pages, so they are times. */
function addScrollKey() {
  const scrollKey = performance.timeOrigin + performance.now()
  history.replaceState({ ...Object(history.state), scrollKey }, '')
  return scrollKey
}

/**
 * Scrolls once the results have loaded and the page is high enough, unless the visitor does something before.
 * @returns what ends the wait
 */
function scrollWhenHighEnough(top: number, onScrolled: () => void) {
  const waiting = new AbortController()
  const observer = new ResizeObserver(() => {
    const isLoading = document.querySelector('.searching') !== null
    if (isLoading || document.documentElement.scrollHeight - window.innerHeight < top) return
    waiting.abort()
    window.scrollTo(0, top)
    onScrolled()
  })
  const { signal } = waiting
  const stop = () => waiting.abort()
  signal.addEventListener('abort', () => observer.disconnect())
  for (const event of interruptingEvents) window.addEventListener(event, stop, { passive: true, signal })
  observer.observe(document.body)
  return waiting
}
