import { useDispatch } from './WorkbenchProvider.tsx'

/** Copies a text to the clipboard. If the browser does not allow that, shows the text for the user to copy. */
export function useCopy() {
  const dispatch = useDispatch()
  return async (text: string, doneMessage: string) => {
    try {
      await navigator.clipboard.writeText(text)
      dispatch({ type: 'noticeShown', message: doneMessage })
    } catch {
      dispatch({
        type: 'noticeShown',
        message: 'The browser does not allow access to its clipboard. Copy it from here:',
        copyText: text,
      })
    }
  }
}
