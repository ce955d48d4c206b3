import { CompletionContext, nextSnippetField, type Completion } from '@codemirror/autocomplete'
import { EditorState, type Transaction, type TransactionSpec } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { completeJson } from '../../../src/workbench/editor/complete.ts'

type Apply = Exclude<Completion['apply'], string | undefined>

const others = new Map([
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
/** Completes a file of a client whose other files are there too. */
export const complete = (path: string) => completeJson(path, (other) => others.get(other))

/** Someone at an editor, with the caret at the bar of a text. */
export function writerAt(path: string, marked: string) {
  const selection = { anchor: marked.indexOf('|') }
  const editor = {
    state: EditorState.create({ doc: marked.replace('|', ''), selection }),
    dispatch: (change: Transaction | TransactionSpec) => {
      editor.state = 'state' in change ? change.state : editor.state.update(change).state
    },
  }
  return {
    async take(wanted: string) {
      const { to } = editor.state.selection.main
      const found = await complete(path)(new CompletionContext(editor.state, to, true))
      const option = found?.options.find(({ label, displayLabel = label }) => displayLabel === wanted)
      if (!found || !option) throw new Error(`${wanted} is not offered`)
      ;(option.apply as Apply)(editor as unknown as EditorView, option, found.from, to)
    },
    type: (text: string) => editor.dispatch(editor.state.replaceSelection(text)),
    /** Whether Tab leads to a place of a template. */
    tab: () => nextSnippetField(editor),
    written: () => {
      const { doc, selection: caret } = editor.state
      return `${doc.sliceString(0, caret.main.from)}|${doc.sliceString(caret.main.from)}`
    },
  }
}

/** What a text becomes, with a bar at the caret, when one of what is offered is taken. */
export async function taking(path: string, marked: string, wanted: string) {
  const writer = writerAt(path, marked)
  await writer.take(wanted)
  return writer.written()
}
