import { useEffect, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useStableCallback } from '../../../calculator/ui/useStableCallback.ts'
import { useRefusedText } from './RefusedTexts.ts'

/** Milliseconds after the last key, so that only a pause in typing costs the time of a change. */
const delay = 350

/** What a typed text means: a value, or why it is none. */
export type DraftResult =
  /** `text`: how the input shows the value. Undefined is no value. */
  { kind: 'value'; value: unknown; text: string } | { kind: 'problem'; message: string }

interface Draft {
  text: string
  /** What the input shows without a draft, once the draft is written. */
  written: string
  isPending: boolean
}

interface DraftOptions {
  /** The document's value as text. */
  text: string
  parse: (text: string) => DraftResult
  onWrite: (value: unknown) => void
}

/**
 * The text of an input while the user types. It is written after a short pause, when the focus leaves, and before a
 * keyboard shortcut. A text that means no value stays in the input until Escape, and is not written. When the document
 * changes in another way, the draft is dropped.
 */
export function useDraft({ text, parse, onWrite }: DraftOptions) {
  const { refused, setRefused } = useRefusedText()
  const [draft, setDraft] = useState<Draft | null>(null)
  if (draft && !draft.isPending && draft.written !== text) setDraft(null)

  const write = useStableCallback(() => {
    if (!draft?.isPending) return
    const result = parse(draft.text)
    if (result.kind === 'problem') {
      setRefused({ text: draft.text, message: result.message })
      setDraft(null)
      return
    }
    if (refused) setRefused(null)
    setDraft({ ...draft, written: result.text, isPending: false })
    if (result.text !== text) onWrite(result.value)
  })
  const isPending = draft?.isPending ?? false
  const typed = draft?.text ?? refused?.text
  useEffect(() => {
    if (!isPending) return undefined
    // An emptied property leaves its place in the file, so it stays while the user is about to type another value.
    const timer = typed === '' ? undefined : setTimeout(() => flushSync(write), delay)
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [isPending, typed, write])
  useEffect(() => () => write(), [write])

  return {
    text: typed ?? text,
    problem: isPending ? null : (refused?.message ?? null),
    input: {
      value: typed ?? text,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        setDraft({
          text: currentTarget.value,
          written: draft?.written ?? text,
          isPending: true,
        }),
      onBlur: () => {
        // Synchronously, because the click that follows may act on the documents.
        flushSync(write)
        setDraft(null)
      },
      onKeyDown: ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
        if (ctrlKey || metaKey || altKey || key === 'Enter') flushSync(write)
        if (key !== 'Escape' || !refused) return
        setRefused(null)
        setDraft(null)
      },
    },
  }
}
