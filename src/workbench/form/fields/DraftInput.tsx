import { startTransition, useEffect, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { joinIds } from '../../../calculator/ui/joinIds.ts'
import { useStableCallback } from '../../../calculator/ui/useStableCallback.ts'
import type { CellFormat } from '../../cells/formats.ts'
import { suggestTexts } from '../../cells/suggestTexts.ts'
import { SuggestionButtons } from '../../ui/SuggestionButtons.tsx'
import { useFormYear } from '../FormYear.tsx'
import type { InputProps } from './InputProps.ts'

/** Milliseconds after the last key, so that only a pause in typing costs the time of a change. */
const delay = 350

export interface DraftInputProps extends Pick<
  InputProps,
  'field' | 'file' | 'pointer' | 'attributes' | 'onChange'
> {
  /** The document's value as text. */
  text: string
  /** What a typed text means, and how the input shows a value. */
  format: Pick<CellFormat, 'kind' | 'format' | 'parse' | 'findNearest'>
  placeholder?: string | undefined
  /** The name of an input without a visible label of its own. */
  label?: string
  /** The language of the text, if it is not that of the page. */
  lang?: string
}

/** An input whose text is written to the documents as the user types. */
export function DraftInput(props: DraftInputProps) {
  const { field, file, pointer, attributes, label, lang, placeholder = field.placeholder } = props
  const { leaveOut } = useFormYear()
  const { control, isMoney, suffix } = field
  const { unapplied, warning, input, replace } = useDraft(props)
  const error = unapplied?.message
  const errorId = `${attributes.id}__error`
  const all = {
    ...attributes,
    placeholder,
    'aria-label': label,
    ...(lang !== undefined && { lang, dir: 'auto' }),
    'aria-describedby': joinIds(attributes['aria-describedby'], error !== undefined && errorId),
    'aria-invalid': attributes['aria-invalid'] || error !== undefined || undefined,
    autoComplete: 'off',
    ...input,
  }
  return (
    <>
      <div className="form-input field-box row">
        {isMoney && <span className="form-unit soft">$</span>}
        {control === 'paragraph' ? (
          <textarea {...all} rows={3} />
        ) : (
          <input {...all} type="text" inputMode={control === 'number' ? 'decimal' : undefined} />
        )}
        {suffix && <span className="form-unit soft">{suffix}</span>}
      </div>
      {error !== undefined && (
        <p className="form-note error" id={errorId} role="alert">
          {error}
        </p>
      )}
      {warning !== undefined && (
        <p className="form-note" role="status">
          {warning}
        </p>
      )}
      {unapplied && (
        <SuggestionButtons
          suggestions={suggestTexts(props.format, unapplied.text)}
          onChoose={({ text }) => {
            replace(text)
            // The button goes away with its text.
            document.getElementById(attributes.id)?.focus()
          }}
          onLeaveOut={() => {
            leaveOut(file, pointer, field.title, unapplied.text)
            document.getElementById(attributes.id)?.focus()
          }}
        />
      )}
    </>
  )
}

interface Draft {
  text: string
  /** What the input shows without a draft, once the draft is written. */
  written: string
  isPending: boolean
}

interface Doubt {
  /** What the input shows for the value. */
  written: string
  warning: string | undefined
}

/**
 * The text of an input while the user types. It is written after a short pause, when the focus leaves, and before a
 * keyboard shortcut. A text that means no value stays in the input until Escape, and is not written. When the document
 * changes in another way, the draft is dropped.
 */
function useDraft({ field, file, pointer, text, format, onChange }: DraftInputProps) {
  const { findUnapplied, setUnapplied, typical, prepareValue } = useFormYear()
  const unapplied = findUnapplied(file, pointer)
  const [draft, setDraft] = useState<Draft | null>(null)
  if (draft && !draft.isPending && draft.written !== text) setDraft(null)
  const [doubt, setDoubt] = useState<Doubt | null>(null)

  const writeText = (typed: string) => {
    const parsed = format.parse(typed)
    // The text of the document's value is never in doubt.
    if (parsed.kind === 'failure' && typed !== text) {
      setUnapplied(file, pointer, field.title, { text: typed, message: parsed.message })
      setDraft(null)
      return
    }
    if (unapplied) setUnapplied(file, pointer, field.title, null)
    const value = parsed.kind === 'value' ? parsed.value : undefined
    const written = typed === text || value === undefined ? typed : format.format(value)
    setDraft({ text: typed, written, isPending: false })
    setDoubt({ written, warning: parsed.kind === 'value' ? parsed.warning : undefined })
    if (written !== text) return onChange(value)
    // The value stays, and is the user's now.
    const typicalAt = typical.find(file, pointer)
    if (typicalAt !== undefined) typical.review([typicalAt])
  }
  const write = useStableCallback(() => {
    if (draft?.isPending) writeText(draft.text)
  })
  const prepare = useStableCallback(async () => {
    const parsed = format.parse(draft?.text ?? '')
    if (parsed.kind === 'value') await prepareValue(file, pointer, parsed.value)
  })
  const isPending = draft?.isPending ?? false
  const typed = draft?.text ?? unapplied?.text
  useEffect(() => {
    if (!isPending) return undefined
    // An emptied property leaves its place in the file, so it stays while the user is about to type another value.
    let isTyping = false
    const writeSoon = async () => {
      await prepare()
      if (!isTyping) startTransition(write)
    }
    const timer = typed === '' ? undefined : setTimeout(writeSoon, delay)
    window.addEventListener('pagehide', write)
    return () => {
      isTyping = true
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [isPending, typed, prepare, write])
  useEffect(() => () => write(), [write])

  return {
    unapplied: isPending ? undefined : unapplied,
    /** What to check in the value, while it is the one that was typed. */
    warning: doubt?.written === text ? doubt.warning : undefined,
    /** Writes another text in place of one that is not applied. */
    replace: (other: string) => {
      writeText(other)
      setDraft(null)
    },
    input: {
      value: typed ?? text,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        setDraft({ text: currentTarget.value, written: draft?.written ?? text, isPending: true }),
      onBlur: () => {
        // Synchronously, because the click that follows may act on the documents.
        flushSync(write)
        setDraft(null)
      },
      onKeyDown: ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
        if (ctrlKey || metaKey || altKey || key === 'Enter') flushSync(write)
        if (key !== 'Escape' || !unapplied) return
        setUnapplied(file, pointer, field.title, null)
        setDraft(null)
      },
    },
  }
}
