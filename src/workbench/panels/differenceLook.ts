import { EditorView } from '@codemirror/view'

/** Red what was, green what is. */
export const differenceLook = EditorView.theme({
  '.cm-changedLine, .cm-insertedLine': {
    backgroundColor: 'color-mix(in srgb, var(--good) 12%, transparent)',
  },
  '.cm-deletedChunk': { backgroundColor: 'color-mix(in srgb, var(--bad) 12%, transparent)' },
  '&.cm-merge-b .cm-changedText': { background: 'color-mix(in srgb, var(--good) 30%, transparent)' },
  '.cm-deletedChunk .cm-deletedText': { background: 'color-mix(in srgb, var(--bad) 30%, transparent)' },
  '&.cm-merge-b .cm-changedLineGutter': { background: 'var(--good)' },
  '.cm-deletedLineGutter': { background: 'var(--bad)' },
  '.cm-collapsedLines': { background: 'var(--ground)', color: 'var(--ink-soft)' },
  // The library's sign is in few fonts.
  '.cm-collapsedLines:before, .cm-collapsedLines:after': { content: '"⋯"' },
})
