import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import './Panel.css'

export interface PanelProps {
  title: string
  /** Panels of one name make an accordion: one is open at a time. */
  name: string
  /** The only windows that have the panel: those with room for a wide table, or those without. Otherwise all. */
  only?: 'wide' | 'narrow'
  children: ReactNode
}

/** A disclosure with a title. */
export function Panel({ title, name, only, children }: PanelProps) {
  return (
    <details className="panel" name={name} data-only={only}>
      <summary>
        <h2>{title}</h2>
        <ChevronDown aria-hidden />
      </summary>
      <div className="panel-content">{children}</div>
    </details>
  )
}
