import type { Schema } from '../../../src/contract/schemaKeywords.ts'
import { allSubschemas, schemas } from './schemaFiles.ts'

export interface Snippet {
  schema: string
  /** JSON Pointer of the part of the schema that offers it. */
  offeredAt: string
  label: string
  body: unknown
}

/** Every snippet of every schema. */
export const snippets: Snippet[] = [...schemas].flatMap(([schema, whole]) =>
  [...allSubschemas(whole)].flatMap(([offeredAt, { defaultSnippets = [] }]) =>
    (defaultSnippets as Pick<Snippet, 'label' | 'body'>[]).map(({ label, body }) => ({
      schema,
      offeredAt,
      label,
      body,
    })),
  ),
)

/**
 * The document that a snippet inserts if the author accepts every placeholder, and from every list of choices takes the
 * one at the index `choice`, or the last. Text that begins with ^ is inserted without quotes.
 */
export function filled(body: unknown, choice = 0): unknown {
  return JSON.parse(unquoted(body, (text) => acceptPlaceholders(text, choice)))
}

/**
 * The text that a snippet inserts if the author accepts every placeholder.
 * @param folder of the file, from the folder of all clients
 */
export function acceptPlaceholders(text: string, choice = 0, folder = 'zephyr'): string {
  return resolveVariables(text, folder)
    .replaceAll(/\$\{\d+\|([^|]*)\|\}/g, (_, list: string) => {
      const choices = list.split(',')
      return choices[Math.min(choice, choices.length - 1)]!
    })
    .replaceAll(/\$\{\d+:((?:\\.|[^\\}])*)\}/g, '$1')
    .replaceAll(/\\([$\\}])/g, '$1')
}

/**
 * Resolves the two variables of our schemas' snippets. One writes a `$` in a property name, because the JSON service does
 * not escape it there; the other writes a step up for a file in the folder of a year.
 */
export function resolveVariables(text: string, folder = 'zephyr'): string {
  return text
    .replace(/\$\{TM_FILENAME\/\.\*\/(\$\w+)\/\}/g, '$1')
    .replace(/\$\{TM_DIRECTORY\/(.+?)\/\$\{1:\+(.+?)\}\/\}/g, (_, pattern: string, ifMatched: string) =>
      `/clients/${folder}`.replace(new RegExp(pattern), (_directory, group?: string) =>
        group ? ifMatched : '',
      ),
    )
}

function unquoted(body: unknown, accept: (text: string) => string): string {
  if (typeof body === 'string')
    return body.startsWith('^') ? accept(body.slice(1)) : JSON.stringify(accept(body))
  if (Array.isArray(body)) return `[${body.map((item) => unquoted(item, accept)).join()}]`
  if (typeof body !== 'object' || body === null) return JSON.stringify(body)
  const entries = Object.entries(body as Schema)
  return `{${entries.map(([key, value]) => `${JSON.stringify(accept(key))}:${unquoted(value, accept)}`).join()}}`
}
