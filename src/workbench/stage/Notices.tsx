import { CircleAlert } from 'lucide-react'
import { useBench } from '../state/BenchProvider.tsx'

/** Why the calculator below is not on what the files say, or not in the chosen situation. */
export function Notices() {
  const { refusal, missing } = useBench()
  return (
    <div className="notices" role="status">
      {refusal !== null && (
        <p data-refused>
          <CircleAlert aria-hidden />
          <span>Below is the last version that works. It goes on as soon as the files are mended.</span>
        </p>
      )}
      {missing !== null && (
        <p>
          <CircleAlert aria-hidden />
          <span>{missing}</span>
        </p>
      )}
    </div>
  )
}
