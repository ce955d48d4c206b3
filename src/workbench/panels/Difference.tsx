import { json } from '@codemirror/lang-json'
import { unifiedMergeView } from '@codemirror/merge'
import { EditorState } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { editorTheme } from '../editor/theme.ts'
import { differenceLook } from './differenceLook.ts'

interface DifferenceProps {
  name: string
  before: string
  after: string
}

/** Two versions of a text in one: what was is struck, what is stands below it, and what is alike is folded. */
export function Difference({ name, before, after }: DifferenceProps) {
  const home = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const view = new EditorView({
      parent: home.current!,
      doc: after,
      extensions: [
        EditorState.readOnly.of(true),
        EditorView.contentAttributes.of({ 'aria-label': `Difference, ${name}`, tabindex: '0' }),
        lineNumbers(),
        json(),
        EditorView.lineWrapping,
        editorTheme,
        differenceLook,
        unifiedMergeView({
          original: before,
          mergeControls: false,
          collapseUnchanged: { margin: 2, minSize: 4 },
        }),
      ],
    })
    return () => view.destroy()
  }, [name, before, after])
  return <div ref={home} />
}
