import { redo, undo } from '@codemirror/commands'
import { AlignLeft, Redo2, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import type { Finding } from '../../check/Finding.ts'
import { useBench, useDispatch } from '../state/BenchProvider.tsx'
import { insideClient, isChanged, ownFiles } from '../state/selectors.ts'
import { tabId, Tabs } from '../ui/Tabs.tsx'
import { Tool } from '../ui/Tool.tsx'
import { CaretHelp } from './CaretHelp.tsx'
import { loadFormatter } from './format.ts'
import { formatLatest } from './formatLatest.ts'
import { useEditor } from './useEditor.ts'
import './EditorPane.css'

const panel = 'editor-panel'

/** Milliseconds after which the page is through with what it needs at once. */
const idle = 3000

/** The client's files, one at a time, and what can be done with a text. */
export function EditorPane({ findings }: { findings: Finding[] }) {
  const { editor, home } = useEditor(findings)
  const model = useBench()
  const dispatch = useDispatch()
  const { path } = model
  const run = (command: typeof undo) => {
    if (!editor) return
    command(editor.view)
    editor.view.focus()
  }
  const format = () =>
    formatLatest(() => editor?.textOf(path) ?? '').then(
      (formatted) => dispatch({ type: 'rewritten', path, text: formatted }),
      () =>
        dispatch({
          type: 'noticed',
          notice: 'It can be formatted once it is JSON: mend what is underlined.',
        }),
    )
  useEffect(() => {
    const timer = setTimeout(() => void loadFormatter(), idle)
    return () => clearTimeout(timer)
  }, [])
  const errorsOf = (name: string) => {
    const count = findings.filter(({ severity, file }) => severity === 'error' && file === name).length
    return count > 0 && ({ count, tone: 'error' } as const)
  }
  return (
    <section className="editor-pane" aria-label="Files">
      <div className="bar">
        <Tabs
          label="Files of the client"
          panel={panel}
          tabs={ownFiles(model).map(([name, file]) => ({
            name,
            title: insideClient(name),
            dot: isChanged(file) ? 'changed' : undefined,
            ...errorsOf(name),
          }))}
          chosen={path}
          onChoose={(name) => dispatch({ type: 'fileChosen', path: name })}
        />
        <div className="bar-end">
          <Tool aria-label="Undo" title="Undo (Ctrl+Z)" onClick={() => run(undo)}>
            <Undo2 aria-hidden />
          </Tool>
          <Tool aria-label="Redo" title="Redo (Ctrl+Y)" onClick={() => run(redo)}>
            <Redo2 aria-hidden />
          </Tool>
          <Tool onClick={() => void format()}>
            <AlignLeft aria-hidden />
            Format
          </Tool>
        </div>
      </div>
      <div className="editor-panel" role="tabpanel" id={panel} aria-labelledby={tabId(panel, path)}>
        <div className="editor" ref={home} />
        <CaretHelp />
      </div>
    </section>
  )
}
