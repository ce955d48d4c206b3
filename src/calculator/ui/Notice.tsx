import type { ReactNode } from 'react'
import './Notice.css'

interface NoticeProps {
  /** A heading that says what happened. */
  title: ReactNode
  children: ReactNode
}

/** A card that says what went wrong and what to do. Screen readers announce it at once. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className="notice card" role="alert">
      {title}
      {children}
    </div>
  )
}
