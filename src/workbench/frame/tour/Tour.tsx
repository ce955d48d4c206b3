import { useEffect, useId, useState, type CSSProperties } from 'react'
import { useDispatch } from '../../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { useEscape } from '../../ui/useEscape.ts'
import './Tour.css'
import { focusHelp } from './focusHelp.ts'
import { tourSteps } from './tourSteps.ts'
import { useArea } from './useArea.ts'

/**
 * A tour of the page, whose parts stay usable. Driver.js does not fit: it blocks the page, removes the focus outline of
 * its buttons, and has neither dark colors nor reduced motion.
 */
export function Tour() {
  const dispatch = useDispatch()
  const [steps] = useState(() => tourSteps.filter(({ target }) => document.querySelector(target)))
  const [index, setIndex] = useState(0)
  const [title, text] = [useId(), useId()]
  const step = steps[index]
  const area = useArea(step?.target ?? null)
  const end = () => dispatch({ type: 'tourEnded' })
  useEscape(end)
  useReturnedFocus()
  if (!step || !area) return null
  const { x, y, width, height } = area
  const isLast = index === steps.length - 1
  return (
    <>
      <div
        className="tour-area"
        style={{ '--x': `${x}px`, '--y': `${y}px`, width, height } as CSSProperties}
      />
      <div
        className="tour-card"
        role="dialog"
        aria-labelledby={title}
        aria-describedby={text}
        tabIndex={-1}
        key={index}
        ref={focusOnMount}
      >
        <h2 id={title}>{step.title}</h2>
        <p id={text}>{step.text}</p>
        <div className="tour-actions">
          <span className="soft">
            {index + 1} of {steps.length}
          </span>
          {!isLast && <ToolbarButton onClick={end}>Skip</ToolbarButton>}
          {index > 0 && <ToolbarButton onClick={() => setIndex(index - 1)}>Back</ToolbarButton>}
          <ToolbarButton variant="primary" onClick={isLast ? end : () => setIndex(index + 1)}>
            {isLast ? 'Done' : 'Next'}
          </ToolbarButton>
        </div>
      </div>
    </>
  )
}

function focusOnMount(card: HTMLElement | null) {
  card?.focus()
}

/** Returns the focus when the component is removed: to where it was, or else to the menu that offers the tour. */
function useReturnedFocus() {
  const [previous] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (previous instanceof HTMLElement && previous.isConnected && previous !== document.body)
        previous.focus()
      else focusHelp()
    },
    [previous],
  )
}
