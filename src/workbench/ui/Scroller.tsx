import type { ReactNode } from 'react'
import './Scroller.css'

/** What may be wider than its place, and is then scrolled there, by keyboard as well. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className="scroller" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
