import type { ReactNode } from 'react'
import { useErrorTitle } from './pageTitle.ts'
import './Notice.css'

interface NoticeProps {
  /** A heading that says what happened. */
  title: ReactNode
  children: ReactNode
}

/** Says what went wrong and what to do, on a card and in the page's title. Screen readers hear it at once. */
export function Notice({ title, children }: NoticeProps) {
  useErrorTitle()
  return (
    <div className="notice card" role="alert">
      {title}
      {children}
    </div>
  )
}
