import ChevronDown from '~icons/lucide/chevron-down'
import { useState, type ReactNode } from 'react'
import { useIsPrinted } from './useIsPrinted.ts'
import './Panel.css'

interface PanelProps {
  title: string
  /** Panels of the same name form an accordion: one is open at a time. */
  name: string
  /** Hides the panel in narrow windows. */
  isWideOnly?: boolean
  children: ReactNode
}

/** A disclosure whose summary is a heading. Its content is rendered when it is first opened, and for print. */
export function Panel({ title, name, isWideOnly = false, children }: PanelProps) {
  const [wasOpened, setWasOpened] = useState(false)
  const isPrinted = useIsPrinted()
  return (
    <details className="panel" name={name} data-only={isWideOnly ? 'wide' : undefined}>
      <summary
        onClick={({ currentTarget }) => {
          // A click comes before the panel opens, so that it opens to the height of its content.
          setWasOpened(true)
          keepInPlace(currentTarget)
        }}
      >
        <h2>{title}</h2>
        <ChevronDown aria-hidden />
      </summary>
      <div className="panel-content stack">{(wasOpened || isPrinted) && children}</div>
    </details>
  )
}

/** Scrolls by what an element moves before the next frame, because the panel that closes may be above it. */
function keepInPlace(element: HTMLElement) {
  const { top } = element.getBoundingClientRect()
  requestAnimationFrame(() => scrollBy(0, element.getBoundingClientRect().top - top))
}
