import { printWidth } from '../../../.oxfmtrc.json'

/** Loads the formatter, which is too large to wait for at the start. */
export function loadFormatter() {
  return Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ])
}

/**
 * A file's text as the project's formatter lays it out.
 * @throws Error when it is not JSON.
 */
export async function formatJson(text: string): Promise<string> {
  const [{ format }, babel, estree] = await loadFormatter()
  return format(text, { parser: 'json', plugins: [babel, estree], printWidth })
}
