import { expect, it } from 'vitest'
import { escapeMarkdown } from '../../src/compare/escapeMarkdown.ts'

it.each([
  ['a color', '→ #1d4ed8, #123456', '→ #1d4ed8, #123456'],
  ['an issue', 'see #12', 'see #&#8203;12'],
  ['a heading', '## x', String.raw`\## x`],
])('keeps %s readable, and without a meaning in Markdown', (_, text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped)
})
