import { useFieldAttributes } from './FieldContext.ts'
import { useDraft, type DraftResult } from './useDraft.ts'
import './Draft.css'

interface DraftInputProps {
  id: string
  /** The document's value as text. */
  text: string
  parse: (text: string) => DraftResult
  /** @param value undefined to remove it */
  onWrite: (value: unknown) => void
  placeholder?: string | undefined
  prefix?: string | undefined
  suffix?: string | undefined
  isNumber?: boolean
  isParagraph?: boolean
  /** The name of an input without a visible label of its own. */
  label?: string
  /** The language of the text, if it is not that of the page. */
  lang?: string
}

/** An input whose text is written to the documents as the user types. */
export function DraftInput({ id, text, parse, onWrite, label, lang, ...look }: DraftInputProps) {
  const { placeholder, prefix, suffix, isNumber = false, isParagraph = false } = look
  const { problem, input } = useDraft({ text, parse, onWrite })
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid, ...required } = useFieldAttributes()
  const problemId = `${id}__problem`
  const attributes = {
    id,
    placeholder,
    'aria-label': label,
    ...(lang !== undefined && { lang, dir: 'auto' }),
    'aria-describedby': [describedBy, problem !== null && problemId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': isInvalid || problem !== null || undefined,
    ...required,
    autoComplete: 'off',
    ...input,
  }
  return (
    <>
      <div className="form-input">
        {prefix && <span className="form-unit">{prefix}</span>}
        {isParagraph ? (
          <textarea {...attributes} rows={3} />
        ) : (
          <input {...attributes} type="text" inputMode={isNumber ? 'decimal' : undefined} />
        )}
        {suffix && <span className="form-unit">{suffix}</span>}
      </div>
      {problem !== null && (
        <p className="form-problem" id={problemId} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
