import type { Diagnostic } from '../../../check/Diagnostic.ts'
import { useDispatch } from '../../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'

interface FixButtonProps {
  diagnostic: Pick<Diagnostic, 'file' | 'fix'>
  /** Moves the focus from the button, which goes away with its problem. */
  moveFocus: (button: HTMLElement) => void
}

/** Applies the fix of a diagnostic, if it has one. */
export function FixButton({ diagnostic: { file, fix }, moveFocus }: FixButtonProps) {
  const dispatch = useDispatch()
  if (!fix) return null
  return (
    <ToolbarButton
      onClick={({ currentTarget }) => {
        moveFocus(currentTarget)
        dispatch({ type: 'fixApplied', path: file, fix })
      }}
    >
      Fix
    </ToolbarButton>
  )
}
