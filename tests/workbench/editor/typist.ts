import { CompletionContext, nextSnippetField, type Completion } from '@codemirror/autocomplete'
import { EditorState, type Transaction, type TransactionSpec } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { completeJson } from '../../../src/workbench/editor/completeJson.ts'

type Apply = Exclude<Completion['apply'], string | undefined>

const otherFiles = new Map([
  [
    'quillon/instance.json',
    JSON.stringify({
      services: [
        { id: 0, name: 'Preventive visit' },
        { id: '0', name: 'Primary care visit' },
      ],
      scenarios: [{ id: 'toString', display: 'Hardly ever' }],
      locations: [{ id: 'Zürich', name: 'Zürich office' }],
      surcharges: [{ id: 'smoke', statement: 'I smoke' }],
      savingsStyles: [{ id: 'saver', displayText: 'I save' }],
      salaryBands: [null, { id: { no: 'id' } }, { id: 'upper', name: 'Upper' }],
    }),
  ],
])

/** Completes a file of a client that has other files. */
export const complete = (path: string) => completeJson(path, (other) => otherFiles.get(other))

/** Simulates a user who types in an editor. A bar in the text marks the caret. */
export function typistAt(path: string, marked: string) {
  const selection = { anchor: marked.indexOf('|') }
  const editor = {
    state: EditorState.create({ doc: marked.replace('|', ''), selection }),
    dispatch: (change: Transaction | TransactionSpec) => {
      editor.state = 'state' in change ? change.state : editor.state.update(change).state
    },
  }
  return {
    /** Picks a completion. */
    async pick(label: string) {
      const { to } = editor.state.selection.main
      const found = await complete(path)(new CompletionContext(editor.state, to, true))
      const option = found?.options.find((each) => (each.displayLabel ?? each.label) === label)
      if (!found || !option) throw new Error(`${label} is not offered`)
      ;(option.apply as Apply)(editor as unknown as EditorView, option, found.from, to)
    },
    type: (text: string) => editor.dispatch(editor.state.replaceSelection(text)),
    /** @returns whether Tab leads to a field of a template. */
    tab: () => nextSnippetField(editor),
    /** The text, with a bar at the caret. */
    text: () => {
      const { doc, selection: caret } = editor.state
      return `${doc.sliceString(0, caret.main.from)}|${doc.sliceString(caret.main.from)}`
    },
  }
}

/** The text after a completion is picked, with a bar at the caret. */
export async function textAfterPicking(path: string, marked: string, label: string) {
  const typist = typistAt(path, marked)
  await typist.pick(label)
  return typist.text()
}
