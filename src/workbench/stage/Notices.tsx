import { CircleAlert } from 'lucide-react'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { useWorkbench } from '../state/WorkbenchProvider.tsx'
import { Refusal } from './Refusal.tsx'

/** Why the calculator below is not on what the files say, or not in the chosen situation. */
export function Notices({ diagnostics }: { diagnostics: Diagnostic[] }) {
  const { clientError, situationError } = useWorkbench()
  return (
    <div className="notices" role="status">
      {clientError !== null && <Refusal diagnostics={diagnostics} />}
      {situationError !== null && (
        <p>
          <CircleAlert aria-hidden />
          <span>{situationError}</span>
        </p>
      )}
    </div>
  )
}
