import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The colours of the calculator's tokens, which follow the screen from light to dark by themselves. */
export const look = [
  EditorView.theme({
    '&': { height: '100%', backgroundColor: 'var(--paper)', color: 'var(--ink)', fontSize: '0.8125rem' },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6' },
    '.cm-content': { caretColor: 'var(--ink)', paddingBlock: 'var(--s2)' },
    '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
    '.cm-gutters': { backgroundColor: 'var(--paper)', color: 'var(--ink-soft)', border: 'none' },
    '.cm-activeLine, .cm-activeLineGutter': {
      backgroundColor: 'color-mix(in srgb, var(--accent) 5%, transparent)',
    },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: 'color-mix(in srgb, var(--accent) 25%, var(--paper))',
    },
    '.cm-tooltip': {
      border: '1px solid var(--line)',
      borderRadius: 'var(--round-small)',
      backgroundColor: 'var(--paper)',
      color: 'var(--ink)',
      boxShadow: 'var(--shadow)',
    },
    '.cm-tooltip-autocomplete ul li': { padding: '0.25rem 0.5rem' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', minWidth: '12rem' },
    '.cm-tooltip-autocomplete ul li[aria-selected]': {
      backgroundColor: 'var(--accent)',
      color: 'var(--accent-ink)',
    },
    '.cm-completionDetail': { color: 'inherit' },
    '.cm-completionInfo, .cm-explanation, .cm-tooltip-lint': {
      maxWidth: '26rem',
      padding: 'var(--s2) var(--s3)',
      fontFamily: 'system-ui, sans-serif',
      whiteSpace: 'pre-line',
    },
    '.cm-diagnostic': { padding: '0.25rem 0.5rem' },
    '.cm-panels': { backgroundColor: 'var(--ground)', color: 'var(--ink)' },
    '.cm-foldPlaceholder': { backgroundColor: 'var(--accent-wash)', color: 'var(--ink)', border: 'none' },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.propertyName, color: 'var(--accent)' },
      { tag: tags.string, color: 'var(--ink)' },
      { tag: tags.number, color: 'var(--number)' },
      { tag: [tags.bool, tags.null], color: 'var(--good)', fontWeight: '600' },
      { tag: tags.invalid, color: 'var(--bad)' },
      { tag: [tags.separator, tags.punctuation, tags.bracket], color: 'var(--ink-soft)' },
    ]),
  ),
]
