import AlignLeft from '~icons/lucide/align-left'
import { printWidth } from '../../../.oxfmtrc.json'
import { errorMessage } from '../state/errorMessage.ts'
import { useDispatch } from '../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import type { Editor } from './useEditor.ts'

interface FormatButtonProps {
  editor: Editor | null
  /** The file in the editor. */
  path: string
}

export function FormatButton({ editor, path }: FormatButtonProps) {
  const dispatch = useDispatch()
  const format = () =>
    formatLatest(() => editor?.readText(path) ?? '').then(
      (formatted) => dispatch({ type: 'textReplaced', path, text: formatted }),
      (error: unknown) => dispatch({ type: 'noticeShown', message: formatErrorMessage(error), tone: 'bad' }),
    )
  return (
    <ToolbarButton onClick={() => void format()}>
      <AlignLeft aria-hidden />
      Format
    </ToolbarButton>
  )
}

/**
 * Loads the formatter, which is too large to load with the page.
 * @throws Error with a message for the user if the server does not respond.
 */
function loadFormatter() {
  return Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]).catch(() => {
    throw new Error('The formatter cannot be loaded. Start npm run workbench again.')
  })
}

/**
 * Formats a text as the project's own formatter does.
 * @throws SyntaxError if the text is not JSON, or as loadFormatter does.
 */
export async function formatJson(text: string): Promise<string> {
  const [{ format }, babel, estree] = await loadFormatter()
  return format(text, { parser: 'json', plugins: [babel, estree], printWidth })
}

/**
 * Formats a text that the user may edit meanwhile. Starts over until the text stays the same.
 * @throws as formatJson does.
 */
export async function formatLatest(readText: () => string): Promise<string> {
  const text = readText()
  const formatted = await formatJson(text)
  return readText() === text ? formatted : formatLatest(readText)
}

/** A message for the user. */
export function formatErrorMessage(error: unknown): string {
  return error instanceof SyntaxError
    ? 'Only JSON can be formatted. Fix what is underlined first.'
    : errorMessage(error)
}
