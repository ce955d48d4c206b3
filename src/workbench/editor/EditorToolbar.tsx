import { redo, undo } from '@codemirror/commands'
import { AlignLeft, Redo2, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { useDispatch } from '../state/WorkbenchProvider.tsx'
import { Tool } from '../ui/Tool.tsx'
import type { createEditor } from './createEditor.ts'
import { loadFormatter, formatErrorMessage } from './format.ts'
import { formatLatest } from './formatLatest.ts'

/** Milliseconds after which the page is through with what it needs at once. */
const idle = 3000

interface EditorToolsProps {
  editor: ReturnType<typeof createEditor> | null
  /** The file in the editor. */
  path: string
  canUndo: boolean
  canRedo: boolean
}

/** What can be done with a text. */
export function EditorToolbar({ editor, path, canUndo, canRedo }: EditorToolsProps) {
  const dispatch = useDispatch()
  const run = (command: typeof undo) => {
    if (!editor) return
    command(editor.view)
    editor.view.focus()
  }
  const format = () =>
    formatLatest(() => editor?.textOf(path) ?? '').then(
      (formatted) => dispatch({ type: 'rewritten', path, text: formatted }),
      (error: unknown) => dispatch({ type: 'noticed', notice: formatErrorMessage(error), tone: 'bad' }),
    )
  useEffect(() => {
    // Whoever formats tries again, and is told why not.
    const timer = setTimeout(() => void loadFormatter().catch(() => {}), idle)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="bar-end">
      <Tool aria-label="Undo" title="Undo (Ctrl+Z)" disabled={!canUndo} onClick={() => run(undo)}>
        <Undo2 aria-hidden />
      </Tool>
      <Tool aria-label="Redo" title="Redo (Ctrl+Y)" disabled={!canRedo} onClick={() => run(redo)}>
        <Redo2 aria-hidden />
      </Tool>
      <Tool onClick={() => void format()}>
        <AlignLeft aria-hidden />
        Format
      </Tool>
    </div>
  )
}
