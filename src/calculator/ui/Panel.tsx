import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import './Panel.css'

interface PanelProps {
  title: string
  /** Panels of one name make an accordion: one is open at a time. */
  name: string
  isWideOnly?: boolean
  children: ReactNode
}

/** A disclosure with a title. */
export function Panel({ title, name, isWideOnly = false, children }: PanelProps) {
  return (
    <details className="panel" name={name} data-wide-only={isWideOnly}>
      <summary>
        <h2>{title}</h2>
        <ChevronDown aria-hidden />
      </summary>
      <div className="panel-content">{children}</div>
    </details>
  )
}
