import { autocompletion } from '@codemirror/autocomplete'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import { hoverTooltip, keymap, tooltips } from '@codemirror/view'
import { completeJson } from './complete.ts'
import { describeAt } from './schemaDescription.ts'

/**
 * What helps while one types: completion, explanations under the pointer, marks beside the lines.
 * @param textOf the text of another file, whose lists are named in this one
 */
export function help(path: string, textOf: (path: string) => string | undefined): Extension {
  return [
    autocompletion({ override: [completeJson(path, textOf)], icons: false }),
    hoverTooltip(async (view, place) => {
      const found = await describeAt(path, view.state.doc.toString(), place)
      return found && { pos: found.from, end: found.to, create: () => ({ dom: bubble(found.words) }) }
    }),
    // What floats there must not lie over the words below the editor.
    tooltips({
      tooltipSpace: ({ dom }) => ({ ...windowSpace(), bottom: dom.getBoundingClientRect().bottom }),
    }),
    lintGutter(),
    keymap.of(lintKeymap),
  ]
}

function windowSpace() {
  return { top: 0, left: 0, right: window.innerWidth }
}

function bubble(words: string) {
  const dom = document.createElement('div')
  dom.className = 'cm-explanation'
  dom.textContent = words
  return dom
}
