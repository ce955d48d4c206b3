import type { ReactNode } from 'react'

/** The heading of a screen. It takes the focus when the screen changes, so that a screen reader starts there. */
export function StepHeading({ children }: { children: ReactNode }) {
  return <h1 tabIndex={-1}>{children}</h1>
}
