import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import {
  crosshairCursor,
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  hoverTooltip,
  keymap,
  lineNumbers,
  rectangularSelection,
  tooltips,
} from '@codemirror/view'
import { completeJson } from './completeJson.ts'
import { editorTheme } from './editorTheme.ts'
import { describeAt } from './jsonService.ts'

/**
 * The editor of a file: CodeMirror's basic setup without its undo history, because one history covers the forms, grids,
 * and texts; and completions, descriptions, and diagnostics.
 * @param readText returns the text of another file, for completing references to its lists
 */
export function editorExtensions(path: string, readText: (path: string) => string | undefined): Extension {
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightSpecialChars(),
    foldGutter(),
    drawSelection(),
    dropCursor(),
    EditorState.allowMultipleSelections.of(true),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    rectangularSelection(),
    crosshairCursor(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    EditorView.lineWrapping,
    json(),
    autocompletion({ override: [completeJson(path, readText)], icons: false }),
    hoverTooltip(async (view, offset) => {
      const found = await describeAt(path, view.state.doc.toString(), offset)
      return found && { pos: found.from, end: found.to, create: () => createTooltip(found.description) }
    }),
    // Keeps tooltips from covering the description below the editor.
    tooltips({
      tooltipSpace: ({ dom }) => ({
        top: 0,
        left: 0,
        right: window.innerWidth,
        bottom: dom.getBoundingClientRect().bottom,
      }),
    }),
    lintGutter(),
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...foldKeymap,
      ...completionKeymap,
      ...lintKeymap,
    ]),
    editorTheme,
    EditorView.contentAttributes.of({ 'aria-label': `Editor, ${path}`, tabindex: '0' }),
  ]
}

function createTooltip(description: string) {
  const dom = document.createElement('div')
  dom.className = 'cm-description'
  dom.textContent = description
  return { dom }
}
