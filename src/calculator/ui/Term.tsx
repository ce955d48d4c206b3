import { Fragment, useId, useRef, useState, type ReactNode } from 'react'
import { useAnnounce } from './Announcer.tsx'
import './Term.css'

interface TermProps {
  meaning: string
  /** The element of the word alone. The meaning must not be a part of a heading. */
  Wrapper?: 'h3' | typeof Fragment
  /** The word as the sentence has it. */
  children: ReactNode
}

/** A word whose meaning shows on tap. It closes on Escape, on a tap elsewhere, and when the focus leaves the word. */
export function Term({ meaning, Wrapper = Fragment, children }: TermProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const popover = useRef<HTMLSpanElement>(null)
  const announce = useAnnounce()
  const toggle = (willOpen: boolean) => {
    setIsOpen(willOpen)
    if (willOpen) announce(meaning)
  }
  return (
    <>
      <Wrapper>
        <button
          type="button"
          className="term"
          popoverTarget={id}
          aria-expanded={isOpen}
          // Escape closes nothing around it.
          onKeyDown={(event) => isOpen && event.key === 'Escape' && event.stopPropagation()}
          onBlur={() => isOpen && popover.current?.hidePopover()}
        >
          {children}
        </button>
      </Wrapper>
      <span
        ref={popover}
        id={id}
        className="term-meaning"
        data-only="screen"
        popover="auto"
        onBeforeToggle={({ newState }) => toggle(newState === 'open')}
      >
        {isOpen && meaning}
      </span>
    </>
  )
}
