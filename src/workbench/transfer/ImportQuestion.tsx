import type { ReactNode } from 'react'
import type { Choice } from './ImportMapping.ts'

interface ImportQuestionProps {
  question: ReactNode
  choices: readonly Choice[]
  /** The name of the choice; undefined if nothing is decided. */
  chosen: string | undefined
  onChoose: (name: string) => void
  isOpen: boolean
  isGuessed?: boolean
  children?: ReactNode
}

/** A row or a value of the file that is not clear, with what can be done with it. */
export function ImportQuestion(props: ImportQuestionProps) {
  const { question, choices, chosen, onChoose, isOpen, isGuessed, children } = props
  return (
    <li className="stack" data-open={isOpen} data-guessed={isGuessed}>
      <label>
        <span>{question}</span>
        <select value={chosen ?? ''} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
          {chosen === undefined && <option value="">Choose…</option>}
          {choices.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {children}
    </li>
  )
}

/** A button that cannot be used leads to what is missing: a text that is not accepted, or an open question. */
export function focusOpenQuestion(button: HTMLElement) {
  const find = (field: string) =>
    button.closest('dialog')?.querySelector<HTMLElement>(`[data-open="true"] ${field}`)
  const missing = find('[aria-invalid="true"]') ?? find('select')
  missing?.focus()
}
