import { useEffect } from 'react'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { focusHelp } from './focusHelp.ts'
import './TourOffer.css'
import { rememberTour } from './tourStorage.ts'

/** Offers the tour once per browser, above the panes, so that it covers nothing. */
export function TourOffer() {
  const { tour } = useWorkbench()
  const dispatch = useDispatch()
  useEffect(() => {
    if (tour !== 'offered') rememberTour()
  }, [tour])
  if (tour !== 'offered') return null
  return (
    <section className="tour-offer" aria-label="Tour">
      <p>
        <strong>New here?</strong> Take a two-minute tour.
      </p>
      <ToolbarButton
        onClick={() => {
          focusHelp()
          dispatch({ type: 'tourEnded' })
        }}
      >
        Skip
      </ToolbarButton>
      <ToolbarButton variant="primary" onClick={() => dispatch({ type: 'tourStarted' })}>
        Start
      </ToolbarButton>
    </section>
  )
}
