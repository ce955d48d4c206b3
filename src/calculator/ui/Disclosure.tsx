import ChevronDown from '~icons/lucide/chevron-down'
import { startTransition, useState, type ReactNode } from 'react'
import './Disclosure.css'

/** The open state of a controlled disclosure. */
export interface OpenState {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

interface DisclosureProps {
  summary: ReactNode
  /** The state that two disclosures of the same content share. Without it, the disclosure has its own. */
  shared?: OpenState
  children: ReactNode
}

/** A disclosure inside a text or a table. Its content, which may be long, is rendered when it is first opened. */
export function Disclosure({ summary, shared, children }: DisclosureProps) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className="disclosure"
      data-shared={shared ? true : undefined}
      open={shared?.isOpen}
      onToggle={({ currentTarget }) => {
        shared?.onToggle(currentTarget.open)
        startTransition(() => setWasOpened(true))
      }}
    >
      <summary>
        <ChevronDown aria-hidden />
        <span>{summary}</span>
      </summary>
      {wasOpened && children}
    </details>
  )
}
