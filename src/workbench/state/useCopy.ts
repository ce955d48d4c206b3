import { useDispatch } from './WorkbenchProvider.tsx'

/** Puts a text into the clipboard, and says so; where the browser does not allow it, shows the text to copy by hand. */
export function useCopy() {
  const dispatch = useDispatch()
  return async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text)
      dispatch({ type: 'noticed', notice: done })
    } catch {
      dispatch({
        type: 'noticed',
        notice: 'The browser does not allow access to its clipboard. Copy it from here:',
        text,
      })
    }
  }
}
