/**
 * Stands in for markdown-to-jsx (see vite.config.ts): rjsf shows its own hints by way of a Markdown
 * renderer, and ours are plain text.
 */
export function Markdown({ children }: { children?: string }) {
  return children
}
