import PencilOff from '~icons/lucide/pencil-off'
import type { ListedText } from '../../state/useUnapplied.ts'
import { useDispatch } from '../../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'

/** The texts of cells and fields that are not in the files, each with a link to its place. */
export function UnappliedTexts({ texts }: { texts: readonly ListedText[] }) {
  const dispatch = useDispatch()
  if (texts.length === 0) return null
  return (
    <ul className="diagnostics" aria-label="Texts that are not applied">
      {texts.map(({ key, path, pointer, label, text, message }) => (
        <li key={key} data-severity="error">
          <div className="diagnostics-row">
            <button
              type="button"
              className="diagnostics-target"
              onClick={() => dispatch({ type: 'jumped', jump: { path, offset: 0, pointer, isInForm: true } })}
            >
              <PencilOff aria-hidden />
              <span className="diagnostics-text">
                <strong>Not applied: “{text}”</strong> <span>{message}</span>
                <span className="diagnostics-location">{label}</span>
              </span>
            </button>
            <ToolbarButton onClick={() => dispatch({ type: 'textsRefused', texts: { [key]: null } })}>
              Discard
            </ToolbarButton>
          </div>
        </li>
      ))}
    </ul>
  )
}
