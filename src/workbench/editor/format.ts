import { printWidth } from '../../../.oxfmtrc.json'

/**
 * A file's text as the project's formatter lays it out.
 * @throws Error when it is not JSON.
 */
export async function formatJson(text: string): Promise<string> {
  const [{ format }, babel, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ])
  return format(text, { parser: 'json', plugins: [babel, estree], printWidth })
}
