import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { findLook } from './findLook.ts'
import { tooltipLook } from './tooltipLook.ts'

/**
 * The colours of the calculator's tokens, which follow the screen from light to dark by themselves. The library's own
 * are for a light screen, and each that shows has to be replaced by a selector of the same weight.
 */
export const editorTheme = [
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
    '.cm-foldPlaceholder, .cm-snippetField': {
      backgroundColor: 'var(--accent-wash)',
      color: 'var(--ink)',
      border: 'none',
    },
    '.cm-specialChar': { color: 'var(--bad)' },
    '.cm-lintRange-active': { backgroundColor: 'var(--warn-wash)' },
  }),
  findLook,
  tooltipLook,
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
