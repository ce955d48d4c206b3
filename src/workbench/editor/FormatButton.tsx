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
  const format = async () => {
    const text = editor?.readText(path) ?? ''
    try {
      const formatted = await formatJson(text)
      // What the user has typed meanwhile stays.
      if (editor?.readText(path) === text) dispatch({ type: 'textReplaced', path, text: formatted })
    } catch (error) {
      dispatch({ type: 'noticeShown', message: formatErrorMessage(error), tone: 'bad' })
    }
  }
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
    throw new Error('The formatter cannot be loaded. Start the workbench again.')
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

/** A message for the user. */
export function formatErrorMessage(error: unknown): string {
  return error instanceof SyntaxError
    ? 'Only JSON can be formatted. Fix what is underlined first.'
    : errorMessage(error)
}
