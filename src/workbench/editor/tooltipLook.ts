import { EditorView } from '@codemirror/view'

/** What floats above the text: completions, explanations, diagnostics. */
export const tooltipLook = EditorView.theme({
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: 'var(--round-small)',
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', minWidth: '12rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.25rem 0.5rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--accent-ink)',
  },
  '.cm-completionDetail': { color: 'inherit' },
  '.cm-tooltip.cm-completionInfo, .cm-explanation, .cm-tooltip-lint': {
    maxWidth: '26rem',
    padding: 'var(--s2) var(--s3)',
    fontFamily: 'system-ui, sans-serif',
    whiteSpace: 'pre-line',
  },
  '.cm-diagnostic': { padding: '0.25rem 0.5rem' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--bad)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warn)' },
  '.cm-diagnosticAction': {
    border: '1px solid var(--accent)',
    borderRadius: 'var(--round-small)',
    backgroundColor: 'var(--accent)',
    color: 'var(--accent-ink)',
    padding: '0.125rem 0.5rem',
  },
})
