import { ChevronDown } from 'lucide-react'
import { startTransition, useState, type ReactNode } from 'react'
import './Disclosure.css'

/** Whether something is open, where that is kept outside of it. */
export interface OpenState {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

interface DisclosureProps {
  summary: ReactNode
  /** For two disclosures of the same; otherwise one keeps its own. */
  shared?: OpenState
  children: ReactNode
}

/** A quiet disclosure within a text or a table. What it holds is made when it is first opened: it may be long. */
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
