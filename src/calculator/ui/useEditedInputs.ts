import { useCallback, useLayoutEffect, useMemo, useRef, type FormEvent, type RefObject } from 'react'
import { useStableCallback } from './useStableCallback.ts'

/**
 * Reports the texts of all inputs edited so far, by their `data-index`. Only the inputs hold them, so that a key press
 * renders nothing, however many there are. Reports when the caret leaves an input, before the form is submitted, and
 * when the table unmounts, so that Escape, the close button, and the browser's Back lose nothing.
 */
export function useEditedInputs(
  table: RefObject<HTMLTableElement | null>,
  onEdit: (edited: ReadonlyMap<number, string>, isUnmounting: boolean) => void,
) {
  const inputs = useRef(new Set<HTMLInputElement>())
  const isReported = useRef(true)
  const report = useStableCallback((isUnmounting: boolean) => {
    if (isReported.current) return
    isReported.current = true
    onEdit(
      new Map(Array.from(inputs.current, ({ dataset, value }) => [Number(dataset.index), value])),
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
      // The message disappears while its input is corrected. If it disappeared when the caret leaves the input for a
      // button, the button would move away from the pointer.
      if (currentTarget.getAttribute('aria-invalid') === 'true') report(false)
    },
    [report],
  )
  const onBlur = useCallback(() => report(false), [report])
  return useMemo(() => ({ onInput, onBlur }), [onInput, onBlur])
}
