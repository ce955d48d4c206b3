import ChevronDown from '~icons/lucide/chevron-down'
import { startTransition, useState, type ReactNode } from 'react'
import './Disclosure.css'

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
}

/** A disclosure inside a text or a table. Its content, which may be long, is rendered when it is first opened. */
export function Disclosure({ summary, children }: DisclosureProps) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className="disclosure" onToggle={() => startTransition(() => setWasOpened(true))}>
      <summary>
        <ChevronDown aria-hidden />
        <span>{summary}</span>
      </summary>
      {wasOpened && children}
    </details>
  )
}
