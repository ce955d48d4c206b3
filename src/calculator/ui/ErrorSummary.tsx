import { useId, type MouseEvent } from 'react'
import './ErrorSummary.css'

interface ErrorSummaryProps {
  title: string
  /** The id of each control, and what to correct. */
  errors: readonly { id: string; text: string }[]
}

/** Links to the controls of a long form that need a correction. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const titleId = useId()
  return (
    <section className="error-summary" tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={focusTarget}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Without a change of the address, which would add an entry to the history. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
