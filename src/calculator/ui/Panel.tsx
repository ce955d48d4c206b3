import ChevronDown from '~icons/lucide/chevron-down'
import type { ReactNode } from 'react'
import './Panel.css'

export interface PanelProps {
  title: string
  /** Panels of the same name form an accordion: one is open at a time. */
  name?: string
  content: ReactNode
  /** Replaces title and content in narrow windows; null hides the panel there. Without it, all windows show the same. */
  narrow?: { title: string; content: ReactNode } | null
  /** Called each time the panel opens. */
  onOpen?: () => void
}

/** A disclosure whose summary is a heading. */
export function Panel({ title, name, content, narrow, onOpen }: PanelProps) {
  return (
    <details
      className="panel"
      name={name}
      data-only={narrow === null ? 'wide' : undefined}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>
        <h2>
          <span data-only={narrow ? 'wide' : undefined}>{title}</span>
          {narrow && <span data-only="narrow">{narrow.title}</span>}
        </h2>
        <ChevronDown aria-hidden />
      </summary>
      <div className="panel-content" data-only={narrow ? 'wide' : undefined}>
        {content}
      </div>
      {narrow && (
        <div className="panel-content" data-only="narrow">
          {narrow.content}
        </div>
      )}
    </details>
  )
}
