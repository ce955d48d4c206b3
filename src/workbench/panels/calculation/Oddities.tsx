import type { Oddity } from './oddities.ts'
import './Oddities.css'

interface OdditiesProps {
  oddities: Oddity[]
  /** Called with what is pointed at, whose cells are to be marked; null when it no longer is. */
  onMark: (oddity: Oddity | null) => void
}

/** What is worth a look in the grid below, near enough to it for both to be in sight. */
export function Oddities({ oddities, onMark }: OdditiesProps) {
  if (oddities.length === 0) return null
  const hasCells = oddities.some(({ cells }) => cells.length > 0)
  return (
    <section className="oddities" aria-label="Worth a look">
      {hasCells && <p>Worth a look. Point at an underlined one to see its cells.</p>}
      <ul>
        {oddities.map((oddity) => (
          <li key={oddity.words}>
            {oddity.cells.length === 0 ? (
              oddity.words
            ) : (
              <button
                type="button"
                onPointerEnter={() => onMark(oddity)}
                onPointerLeave={() => onMark(null)}
                onFocus={() => onMark(oddity)}
                onBlur={() => onMark(null)}
                onClick={() => onMark(oddity)}
              >
                {oddity.words}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
