import AlignLeft from '~icons/lucide/align-left'
import Redo2 from '~icons/lucide/redo-2'
import Undo2 from '~icons/lucide/undo-2'
import { useEffect } from 'react'
import { selectHistory } from '../state/selectors.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import type { Editor } from './createEditor.ts'
import { formatErrorMessage, formatLatest, loadFormatter } from './formatJson.ts'

/** Delays the formatter until the page has loaded, in milliseconds. */
const preloadDelay = 3000

interface EditorToolbarProps {
  editor: Editor | null
  /** The file in the editor. */
  path: string
}

export function EditorToolbar({ editor, path }: EditorToolbarProps) {
  const dispatch = useDispatch()
  const { done, undone } = selectHistory(useWorkbench())
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
    <div className="bar-end">
      <ToolbarButton
        aria-label="Undo"
        title="Undo (Ctrl+Z)"
        disabled={done.length === 0}
        onClick={() => dispatch({ type: 'undone' })}
      >
        <Undo2 aria-hidden />
      </ToolbarButton>
      <ToolbarButton
        aria-label="Redo"
        title="Redo (Ctrl+Y)"
        disabled={undone.length === 0}
        onClick={() => dispatch({ type: 'redone' })}
      >
        <Redo2 aria-hidden />
      </ToolbarButton>
      <ToolbarButton onClick={() => void format()}>
        <AlignLeft aria-hidden />
        Format
      </ToolbarButton>
    </div>
  )
}
