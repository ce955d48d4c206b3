import { formatJson } from './format.ts'

/**
 * Formats a text that may be typed into meanwhile: the formatter is given the text again until it was not.
 * @throws SyntaxError when it is not JSON, or as loading the formatter does.
 */
export async function formatLatest(current: () => string): Promise<string> {
  const text = current()
  const formatted = await formatJson(text)
  return current() === text ? formatted : formatLatest(current)
}
