import type { ComponentProps } from 'react'

/** The heading of a screen. It receives the focus when the screen changes, so that screen readers start there. */
export function StepHeading({ ref, children }: Pick<ComponentProps<'h1'>, 'ref' | 'children'>) {
  return (
    <h1 ref={ref} tabIndex={-1}>
      {children}
    </h1>
  )
}
