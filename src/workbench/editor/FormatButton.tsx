import AlignLeft from '~icons/lucide/align-left'
import { useEffect } from 'react'
import { useDispatch } from '../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import type { Editor } from './createEditor.ts'
import { formatErrorMessage, formatLatest, loadFormatter } from './formatJson.ts'

/** Delays the formatter until the page has loaded, in milliseconds. */
const preloadDelay = 3000

interface FormatButtonProps {
  editor: Editor | null
  /** The file in the editor. */
  path: string
}

export function FormatButton({ editor, path }: FormatButtonProps) {
  const dispatch = useDispatch()
  const format = () =>
    formatLatest(() => editor?.readText(path) ?? '').then(
      (formatted) => dispatch({ type: 'textReplaced', path, text: formatted }),
      (error: unknown) => dispatch({ type: 'noticeShown', message: formatErrorMessage(error), tone: 'bad' }),
    )
  useEffect(() => {
    // If preloading fails, formatting tries again and reports the error.
    const timer = setTimeout(() => void loadFormatter().catch(() => {}), preloadDelay)
    return () => clearTimeout(timer)
  }, [])
  return (
    <ToolbarButton onClick={() => void format()}>
      <AlignLeft aria-hidden />
      Format
    </ToolbarButton>
  )
}
