import { useCallback, useLayoutEffect, useRef, type FormEvent, type RefObject } from 'react'
import { useStableCallback } from './useStableCallback.ts'

/**
 * Reports the texts of all rows edited so far. Only the inputs hold them, so that a key press renders nothing, however
 * many rows there are. Reports when the caret leaves a row, before the form is submitted, and when the table unmounts,
 * so that Escape, the close button, and the browser's Back lose nothing.
 */
export function useEditedRows(
  table: RefObject<HTMLTableElement | null>,
  onEdit: (edited: ReadonlyMap<number, string>, isUnmounting: boolean) => void,
) {
  const inputs = useRef(new Set<HTMLInputElement>())
  const isReported = useRef(true)
  const report = useStableCallback((isUnmounting: boolean) => {
    if (isReported.current) return
    isReported.current = true
    onEdit(
      new Map(Array.from(inputs.current, ({ dataset, value }) => [Number(dataset.row), value])),
      isUnmounting,
    )
  })
  useLayoutEffect(() => {
    // Runs before React's own listener, which is on the root.
    const form = table.current?.closest('form')
    const onSubmit = () => report(false)
    form?.addEventListener('submit', onSubmit, { capture: true })
    return () => {
      form?.removeEventListener('submit', onSubmit, { capture: true })
      report(true)
    }
  }, [table, report])
  const onInput = useCallback(
    ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      inputs.current.add(currentTarget)
      isReported.current = false
      // The message disappears while its row is corrected. If it disappeared when the caret leaves the row for a
      // button, the button would move away from the pointer.
      if (currentTarget.getAttribute('aria-invalid') === 'true') report(false)
    },
    [report],
  )
  const onBlur = useCallback(() => report(false), [report])
  return { onInput, onBlur }
}
