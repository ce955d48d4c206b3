import { EditorView } from '@codemirror/view'

const control = {
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--round-small)',
  background: 'var(--paper)',
  color: 'var(--ink)',
  font: 'inherit',
  padding: '0.25rem 0.5rem',
}

/** The bars at the editor's edges: Find, the line to go to, the list of what is wrong. */
export const findLook = EditorView.theme({
  '.cm-panels': { backgroundColor: 'var(--ground)', color: 'var(--ink)', borderColor: 'var(--line)' },
  '.cm-panel': { fontFamily: 'system-ui, sans-serif', fontSize: '0.8125rem' },
  '.cm-panel.cm-search': { padding: 'var(--s2) var(--s5) var(--s2) var(--s3)' },
  '.cm-panel.cm-search label': { fontSize: '0.8125rem' },
  '.cm-panel.cm-search input[type=checkbox]': { verticalAlign: 'middle' },
  '.cm-button': { ...control, cursor: 'pointer' },
  '.cm-button:hover': { borderColor: 'var(--accent)', background: 'var(--accent-wash)' },
  '.cm-button:active': { backgroundImage: 'none' },
  '.cm-textfield': control,
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
