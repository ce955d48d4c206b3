/** A value to start from, with a label for the user. */
export interface Preset {
  label: string
  value: unknown
}

interface Snippet {
  label: string
  body: unknown
}

/** The schema's snippets as values, with the first choice for each of their placeholders. */
export function readPresets(snippets: unknown): Preset[] {
  return ((snippets ?? []) as Snippet[]).map(({ label, body }) => ({ label, value: fillIn(body) }))
}

function fillIn(body: unknown): unknown {
  if (typeof body === 'string') return fillInText(body)
  if (Array.isArray(body)) return body.map(fillIn)
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).map(([name, part]) => [name, fillIn(part)]))
}

/** `^` in front of a placeholder means that its text is JSON, not a string. */
function fillInText(text: string): unknown {
  const filled = text.replace(/\$\{\d+:([^}]*)\}/g, '$1').replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')
  return filled.startsWith('^') ? (JSON.parse(filled.slice(1)) as unknown) : filled
}
