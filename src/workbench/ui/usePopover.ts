import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

/**
 * State and event handlers of a button that shows a popover next to it. The popover closes by Escape, and when the
 * focus leaves the container of both. The calculator's iframe swallows clicks, but takes the focus.
 *
 * The popover attribute does the same, but the simulated browser of the tests does not support it.
 */
export function usePopover() {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    button.current?.focus()
    setIsOpen(false)
  }
  return {
    isOpen,
    /** Closes the popover, and returns the focus to the button. */
    close,
    container: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return
        // A dialog around the popover stays open.
        event.preventDefault()
        event.stopPropagation()
        close()
      },
    },
    button: {
      ref: button,
      'aria-expanded': isOpen,
      onClick: () => setIsOpen(!isOpen),
    },
    open: () => setIsOpen(true),
  }
}
