import type { Anomaly } from './findAnomalies.ts'
import './AnomalyList.css'

interface AnomalyListProps {
  anomalies: Anomaly[]
  /** Called with the anomaly that gets the pointer or the focus; null when it loses them. */
  onHighlight: (anomaly: Anomaly | null) => void
}

/** The anomalies of a plan matrix, which highlights the cells of one of them. */
export function AnomalyList({ anomalies, onHighlight }: AnomalyListProps) {
  const hasCells = anomalies.some(({ cells }) => cells.length > 0)
  return (
    <div className="anomalies">
      {hasCells && <p>Point to an underlined item to highlight its cells.</p>}
      <ul>
        {anomalies.map((anomaly) => (
          <li key={anomaly.text}>
            {anomaly.cells.length === 0 ? (
              anomaly.text
            ) : (
              <button
                type="button"
                onPointerEnter={() => onHighlight(anomaly)}
                onPointerLeave={() => onHighlight(null)}
                onFocus={() => onHighlight(anomaly)}
                onBlur={() => onHighlight(null)}
                onClick={() => onHighlight(anomaly)}
              >
                {anomaly.text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
