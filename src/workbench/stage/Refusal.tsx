import { CircleAlert } from 'lucide-react'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { useWorkbench, useDispatch } from '../state/WorkbenchProvider.tsx'
import { Tool } from '../ui/Tool.tsx'
import { errorsIn, errorWords } from './errorWords.ts'

/** Says that the files cannot be shown, and leads to the first of what is wrong in them. */
export function Refusal({ diagnostics }: { diagnostics: Diagnostic[] }) {
  const { client, lastGood } = useWorkbench()
  const dispatch = useDispatch()
  const errors = errorsIn(diagnostics, client)
  const [first] = errors
  const show = () => {
    dispatch({ type: 'viewChanged', view: { panel: 'diagnostics' } })
    if (first) dispatch({ type: 'jumped', jump: { path: first.file, offset: first.start.offset } })
  }
  return (
    <p data-refused>
      <CircleAlert aria-hidden />
      <span>
        {errorWords(errors)}{' '}
        {lastGood
          ? 'Below is the last version that works.'
          : 'The calculator is shown as soon as the files are fixed.'}
      </span>
      <Tool onClick={show}>Show it</Tool>
    </p>
  )
}
