import type { ReactNode } from 'react'
import './Notice.css'

interface NoticeProps {
  /** A short heading of what happened. */
  title: string
  children: ReactNode
}

/** Says what went wrong and what to do, on a card of its own. Screen readers hear it at once. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className="notice card" role="alert">
      <h2>{title}</h2>
      {children}
    </div>
  )
}
