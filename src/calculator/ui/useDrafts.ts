import { useCallback, useLayoutEffect, useRef, type FormEvent, type RefObject } from 'react'
import { useStable } from './useStable.ts'

type Typed = ReadonlyMap<number, string>

/**
 * Keeps what is typed into the rows of a table outside React, so that a key press renders nothing. Reports it when a row
 * loses the focus, before the form is submitted, and when the table unmounts (Escape, the close button, Back). So nothing
 * that was typed is lost.
 */
export function useDrafts(
  table: RefObject<HTMLTableElement | null>,
  onTyped: (typed: Typed, isUnmounting: boolean) => void,
) {
  const drafts = useRef(new Map<number, string>())
  const report = useStable(onTyped)
  const flush = useCallback(
    (isUnmounting: boolean) => {
      const typed = drafts.current
      drafts.current = new Map()
      if (typed.size > 0) report(typed, isUnmounting)
    },
    [report],
  )
  useLayoutEffect(() => {
    // A listener on the form itself runs before React's.
    const form = table.current?.closest('form')
    const onSubmit = () => flush(false)
    form?.addEventListener('submit', onSubmit, { capture: true })
    return () => {
      form?.removeEventListener('submit', onSubmit, { capture: true })
      flush(true)
    }
  }, [table, flush])
  const onInput = useCallback(
    ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      drafts.current.set(Number(currentTarget.dataset.row), currentTarget.value)
      // An error disappears while its row is corrected. If it disappeared on blur, a button that the visitor is about to
      // click would move away from the pointer.
      if (currentTarget.getAttribute('aria-invalid') === 'true') flush(false)
    },
    [flush],
  )
  const onBlur = useCallback(() => flush(false), [flush])
  return { onInput, onBlur }
}
