import { useCallback, useLayoutEffect, useRef, type FormEvent, type RefObject } from 'react'
import { useStable } from './useStable.ts'

type Typed = ReadonlyMap<number, string>

/**
 * Keeps what is typed into the rows of a table, the texts of its inputs, apart from React: a key press renders
 * nothing, whatever the number of rows. Drafts are told when the caret leaves a row, before the form is
 * submitted, and when the table goes away, whichever way it goes (Escape, the close button, the browser's
 * Back): so nothing typed is lost.
 */
export function useDrafts(
  table: RefObject<HTMLTableElement | null>,
  onTyped: (typed: Typed, isLeaving: boolean) => void,
) {
  const drafts = useRef(new Map<number, string>())
  const report = useStable(onTyped)
  const tell = useCallback(
    (isLeaving: boolean) => {
      const typed = drafts.current
      drafts.current = new Map()
      if (typed.size > 0) report(typed, isLeaving)
    },
    [report],
  )
  useLayoutEffect(() => {
    // On the form itself, which hears of it before React does.
    const form = table.current?.closest('form')
    const onSubmit = () => tell(false)
    form?.addEventListener('submit', onSubmit, { capture: true })
    return () => {
      form?.removeEventListener('submit', onSubmit, { capture: true })
      tell(true)
    }
  }, [table, tell])
  const onInput = useCallback(
    ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      drafts.current.set(Number(currentTarget.dataset.row), currentTarget.value)
      // A message goes while its row is mended. Were it to go when the caret leaves the row for a button, the
      // button would move away from under the pointer.
      if (currentTarget.getAttribute('aria-invalid') === 'true') tell(false)
    },
    [tell],
  )
  const onBlur = useCallback(() => tell(false), [tell])
  return { onInput, onBlur }
}
