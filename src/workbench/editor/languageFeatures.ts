import { autocompletion } from '@codemirror/autocomplete'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import { hoverTooltip, keymap, tooltips } from '@codemirror/view'
import { completeJson } from './completeJson.ts'
import { describeAt } from './schemaDescription.ts'

/**
 * Completion, hover tooltips, and diagnostics in the gutter.
 * @param readText returns the text of another file, for completing references to its lists
 */
export function languageFeatures(path: string, readText: (path: string) => string | undefined): Extension {
  return [
    autocompletion({ override: [completeJson(path, readText)], icons: false }),
    hoverTooltip(async (view, offset) => {
      const found = await describeAt(path, view.state.doc.toString(), offset)
      return found && { pos: found.from, end: found.to, create: () => ({ dom: createTooltip(found) }) }
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
    keymap.of(lintKeymap),
  ]
}

function createTooltip({ description }: { description: string }) {
  const dom = document.createElement('div')
  dom.className = 'cm-description'
  dom.textContent = description
  return dom
}
