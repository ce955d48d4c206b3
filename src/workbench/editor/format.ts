import { printWidth } from '../../../.oxfmtrc.json'
import { errorMessage } from '../errorMessage.ts'

/**
 * Loads the formatter, which is too large to wait for at the start.
 * @throws Error in words for the visitor, when there is nobody to load it from.
 */
export function loadFormatter() {
  return Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]).catch(() => {
    throw new Error('The formatter cannot be loaded: start npm run workbench again.')
  })
}

/**
 * A file's text as the project's formatter lays it out.
 * @throws SyntaxError when it is not JSON, or as loading the formatter does.
 */
export async function formatJson(text: string): Promise<string> {
  const [{ format }, babel, estree] = await loadFormatter()
  return format(text, { parser: 'json', plugins: [babel, estree], printWidth })
}

/** Why a text was not formatted, for the visitor. */
export function formatErrorMessage(error: unknown): string {
  return error instanceof SyntaxError
    ? 'It can be formatted once it is JSON: fix what is underlined.'
    : errorMessage(error)
}
