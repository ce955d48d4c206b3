import type { ReactNode } from 'react'
import './Notice.css'

interface NoticeProps {
  /** A heading that says what happened. */
  title: ReactNode
  children: ReactNode
}

/** Says what went wrong and what to do, on a card of its own. Screen readers hear it at once. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className="notice card" role="alert">
      {title}
      {children}
    </div>
  )
}
