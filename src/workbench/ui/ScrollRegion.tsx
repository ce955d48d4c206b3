import type { ReactNode } from 'react'

/** Scrolls wide content horizontally, by keyboard too. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
    <div className="scroll-region" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
