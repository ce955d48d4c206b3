import { useEffect } from 'react'

/**
 * Keeps the focus when a resize of the window replaces or hides the focused control: moves it to the corresponding
 * control of the new layout.
 */
export function useFocusAcrossResize() {
  useEffect(() => {
    let last: Element | null = null
    const onFocusIn = ({ target }: FocusEvent) => {
      last = target as Element
    }
    // A control that the new layout hides also loses the focus, sometimes before the resize event.
    const onFocusOut = ({ target }: FocusEvent) => {
      if ((target as Element).checkVisibility()) last = null
    }
    const onResize = () => {
      const focused = last
      if (!focused) return
      // React follows the media queries before the next frame.
      requestAnimationFrame(() => {
        const isLost = !focused.isConnected || !focused.checkVisibility()
        if (isLost) findCounterpart(focused)?.focus()
        // In the new layout, the control may be outside the visible part of its dialog.
        else if (focused.closest('dialog')) focused.scrollIntoView({ block: 'nearest' })
      })
    }
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('focusout', onFocusOut)
    window.addEventListener('resize', onResize)
    return () => {
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('focusout', onFocusOut)
      window.removeEventListener('resize', onResize)
    }
  }, [])
}

function findCounterpart(lost: Element) {
  if (!lost.isConnected) {
    // The list and the tiles of a question have the same id.
    const question = document.getElementById(lost.closest('[id]')?.id ?? '')
    const choice = question?.querySelector<HTMLElement>('input:checked') ?? question?.querySelector('input')
    return choice ?? question
  }
  const before = [...document.querySelectorAll('h1, .panel > summary')].filter(
    (other) => other.compareDocumentPosition(lost) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return before.findLast(
    (other): other is HTMLElement => other instanceof HTMLElement && other.checkVisibility(),
  )
}
