import type { Difference } from '../../state/compare/Difference.ts'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'

interface DifferenceRowProps {
  difference: Difference
  onOpen: (difference: Difference) => void
  onRevert?: (difference: Difference) => void
}

/** A line that leads to its place, with a button that restores the earlier value. */
export function DifferenceRow({ difference, onOpen, onRevert }: DifferenceRowProps) {
  const { place, values, change } = splitLine(difference)
  return (
    <li>
      <button type="button" className="differences-line" onClick={() => onOpen(difference)}>
        {place !== '' && <strong>{place}</strong>}
        {values}
        {change !== '' && <span>{change}</span>}
      </button>
      {onRevert && difference.reverts.length > 0 && (
        <ToolbarButton aria-label={`Revert ${difference.text}`} onClick={() => onRevert(difference)}>
          Revert
        </ToolbarButton>
      )}
    </li>
  )
}

/** The line in parts: the place at its start, the values, and the change at its end. */
function splitLine({ place, change, text }: Difference) {
  const start = `${place.join(', ')}:`
  const end = `(${change})`
  const from = text.startsWith(start) ? start.length : 0
  const to = text.endsWith(end) ? text.length - end.length : text.length
  return { place: text.slice(0, from), values: text.slice(from, to), change: text.slice(to) }
}
