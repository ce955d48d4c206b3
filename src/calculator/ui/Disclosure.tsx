import { ChevronDown } from 'lucide-react'
import { startTransition, useState, type ReactNode } from 'react'
import './Disclosure.css'

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
}

/** A quiet disclosure within a text or a table. What it holds is made when it is first opened: it may be long. */
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
