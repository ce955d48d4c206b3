import { CircleAlert } from 'lucide-react'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { useBench } from '../state/BenchProvider.tsx'
import { Refusal } from './Refusal.tsx'

/** Why the calculator below is not on what the files say, or not in the chosen situation. */
export function Notices({ diagnostics }: { diagnostics: Diagnostic[] }) {
  const { refusal, missing } = useBench()
  return (
    <div className="notices" role="status">
      {refusal !== null && <Refusal diagnostics={diagnostics} />}
      {missing !== null && (
        <p>
          <CircleAlert aria-hidden />
          <span>{missing}</span>
        </p>
      )}
    </div>
  )
}
