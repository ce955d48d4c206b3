import { snippet, type Completion } from '@codemirror/autocomplete'
import { EditorSelection } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

/**
 * Writes a template in the place of a text, with the caret in its first field; the last leads behind it, where Tab ends.
 * As much of it comes into view as there is room for.
 */
export function insertTemplate(
  view: EditorView,
  completion: Completion,
  template: string,
  from: number,
  to: number,
): void {
  const write = snippet(/\$\{(0|[^}]*\}$)/.test(template) ? template : `${template}\${0}`)
  const dispatch = view.dispatch.bind(view)
  write(
    {
      state: view.state,
      dispatch: (transaction) => {
        const [start, end] = [transaction.changes.mapPos(from, -1), transaction.changes.mapPos(to, 1)]
        dispatch(transaction)
        dispatch({ effects: EditorView.scrollIntoView(EditorSelection.range(end, start)) })
      },
    },
    completion,
    from,
    to,
  )
}
