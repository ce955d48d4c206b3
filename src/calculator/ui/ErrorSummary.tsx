import { useId } from 'react'
import { flushSync } from 'react-dom'
import './ErrorSummary.css'

interface ErrorSummaryProps {
  title: string
  /** The id of each control, what to correct, and what shows the control if it is hidden. */
  errors: readonly { id: string; text: string; show: () => void }[]
}

/** Links to the controls of a long form that need a correction. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const titleId = useId()
  return (
    <section className="error-summary stack" tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <ul>
        {errors.map(({ id, text, show }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // Otherwise the address would change, which adds an entry to the history.
                event.preventDefault()
                flushSync(show)
                document.getElementById(id)?.focus()
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
