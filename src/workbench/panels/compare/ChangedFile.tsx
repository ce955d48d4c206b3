import { json } from '@codemirror/lang-json'
import { unifiedMergeView } from '@codemirror/merge'
import { EditorState } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { editorTheme } from '../../editor/editorTheme.ts'
import { useDispatch, useLatestWorkbench } from '../../state/WorkbenchProvider.tsx'
import { compareWithDisk, describeStatus, type OpenFile } from '../../state/OpenFile.ts'
import { pathInClient } from '../../state/selectors.ts'
import { Disclosure } from '../../../calculator/ui/Disclosure.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'

/** A file that differs from its version on disk, with the difference. */
export function ChangedFile({ path, file }: { path: string; file: OpenFile }) {
  const dispatch = useDispatch()
  const { text, diskText } = file
  const latestDiskText = useLatestWorkbench().files[path]?.diskText ?? null
  const name = pathInClient(path)
  const status = compareWithDisk(file)
  return (
    <section className="panel-section stack">
      <div className="panel-controls row wrap">
        <h2>{name}</h2>
        {latestDiskText !== null && (
          <ToolbarButton onClick={() => dispatch({ type: 'textReplaced', path, text: latestDiskText })}>
            Revert to the version on disk
          </ToolbarButton>
        )}
      </div>
      {status !== 'changed' && (
        <p className="changed-file-status wash" data-status={status}>
          {describeStatus(status, name)}
        </p>
      )}
      {diskText !== null && (
        <Disclosure summary={`The text of ${name}`}>
          <p className="soft">Red: on disk. Green: yours.</p>
          <FileDiff name={name} before={diskText} after={text} />
        </Disclosure>
      )}
    </section>
  )
}

/** A unified diff of two texts, with unchanged lines collapsed. */
function FileDiff({ name, before, after }: { name: string; before: string; after: string }) {
  const parent = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const view = new EditorView({
      parent: parent.current!,
      doc: after,
      extensions: [
        EditorState.readOnly.of(true),
        EditorView.contentAttributes.of({ 'aria-label': `Difference, ${name}`, tabindex: '0' }),
        lineNumbers(),
        json(),
        EditorView.lineWrapping,
        editorTheme,
        diffTheme,
        unifiedMergeView({
          original: before,
          mergeControls: false,
          collapseUnchanged: { margin: 2, minSize: 4 },
        }),
      ],
    })
    return () => view.destroy()
  }, [name, before, after])
  return <div ref={parent} />
}

const diffTheme = EditorView.theme({
  '.cm-changedLine, .cm-insertedLine': {
    backgroundColor: 'color-mix(in srgb, var(--good) 12%, transparent)',
  },
  '.cm-deletedChunk': { backgroundColor: 'color-mix(in srgb, var(--bad) 12%, transparent)' },
  '&.cm-merge-b .cm-changedText': { background: 'color-mix(in srgb, var(--good) 30%, transparent)' },
  '.cm-deletedChunk .cm-deletedText': { background: 'color-mix(in srgb, var(--bad) 30%, transparent)' },
  '&.cm-merge-b .cm-changedLineGutter': { background: 'var(--good)' },
  '.cm-deletedLineGutter': { background: 'var(--bad)' },
  '.cm-collapsedLines': { background: 'var(--ground)', color: 'var(--ink-soft)' },
  // Few fonts have the library's default character.
  '.cm-collapsedLines:before, .cm-collapsedLines:after': { content: '"⋯"' },
})
