import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import './Panel.css'

export interface PanelProps {
  title: string
  /** Panels of one name make an accordion: one is open at a time. */
  name: string
  /** What it is in windows without room for a wide table; null for nothing there. Otherwise it is the same in all. */
  narrow?: { title: string; content: ReactNode } | null
  children: ReactNode
}

/** A disclosure with a title. */
export function Panel({ title, name, narrow, children }: PanelProps) {
  return (
    <details className="panel" name={name} data-only={narrow === null ? 'wide' : undefined}>
      <summary>
        <h2>
          <span data-only={narrow ? 'wide' : undefined}>{title}</span>
          {narrow && <span data-only="narrow">{narrow.title}</span>}
        </h2>
        <ChevronDown aria-hidden />
      </summary>
      <div className="panel-content" data-only={narrow ? 'wide' : undefined}>
        {children}
      </div>
      {narrow && (
        <div className="panel-content" data-only="narrow">
          {narrow.content}
        </div>
      )}
    </details>
  )
}
