import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const text = EditorView.theme({
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
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--accent-wash)',
    color: 'var(--ink)',
    border: 'none',
  },
  '.cm-specialChar': { color: 'var(--bad)' },
  '.cm-lintRange-active': { backgroundColor: 'var(--warn-wash)' },
})

const controlStyle = {
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--round-small)',
  background: 'var(--paper)',
  color: 'var(--ink)',
  font: 'inherit',
  padding: '0.25rem 0.5rem',
}

/** Find, Go to line, and the list of diagnostics. */
const panels = EditorView.theme({
  '.cm-panels': { backgroundColor: 'var(--ground)', color: 'var(--ink)', borderColor: 'var(--line)' },
  '.cm-panel': { fontFamily: 'system-ui, sans-serif', fontSize: '0.8125rem' },
  '.cm-panel.cm-search': { padding: 'var(--s2) var(--s5) var(--s2) var(--s3)' },
  '.cm-panel.cm-search label': { fontSize: '0.8125rem' },
  '.cm-panel.cm-search input[type=checkbox]': { verticalAlign: 'middle' },
  '.cm-button': { ...controlStyle, cursor: 'pointer' },
  '.cm-button:hover': { borderColor: 'var(--accent)', background: 'var(--accent-wash)' },
  '.cm-button:active': { backgroundImage: 'none' },
  '.cm-textfield': controlStyle,
  '.cm-panel.cm-search [name=close], .cm-panel.cm-panel-lint [name=close]': {
    color: 'inherit',
    fontSize: '1.25rem',
    padding: '0 var(--s2)',
  },
  '.cm-searchMatch': { backgroundColor: 'color-mix(in srgb, var(--warn) 25%, transparent)' },
  '.cm-searchMatch-selected': { backgroundColor: 'color-mix(in srgb, var(--warn) 50%, transparent)' },
  '.cm-panel.cm-panel-lint ul [aria-selected], .cm-panel.cm-panel-lint ul:focus [aria-selected]': {
    backgroundColor: 'var(--accent-wash)',
    color: 'var(--ink)',
  },
})

/** Completions, descriptions, and diagnostics. */
const tooltips = EditorView.theme({
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
  '.cm-tooltip.cm-completionInfo, .cm-description, .cm-tooltip-lint': {
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

const syntax = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.propertyName, color: 'var(--accent)' },
    { tag: tags.string, color: 'var(--ink)' },
    { tag: tags.number, color: 'var(--number)' },
    { tag: [tags.bool, tags.null], color: 'var(--good)', fontWeight: '600' },
    { tag: tags.invalid, color: 'var(--bad)' },
    { tag: [tags.separator, tags.punctuation, tags.bracket], color: 'var(--ink-soft)' },
  ]),
)

/**
 * The editor's theme, in the calculator's tokens, which follow the color scheme. CodeMirror's base theme is light: each
 * visible rule is overridden with a selector of the same specificity.
 */
export const editorTheme = [text, panels, tooltips, syntax]
