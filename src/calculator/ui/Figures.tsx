import type { CSSProperties } from 'react'
import { visibleLength } from './visibleLength.ts'
import './Figures.css'

export interface Figure {
  label: string
  amount: string
  /** The operator before the figure. The first figure has none. */
  sign?: keyof typeof signs
}

const signs = { minus: '−', plus: '+', equals: '=' }

interface FiguresProps {
  figures: Figure[]
  /** What screen readers say for each sign. */
  signNames: Record<keyof typeof signs, string>
}

/** Amounts laid out as a sum. The last figure is the result. */
export function Figures({ figures, signNames }: FiguresProps) {
  const longest = Math.max(...figures.map(({ amount }) => visibleLength(amount)))
  return (
    // The style sheet sizes and stacks the amounts by the length of the longest one.
    <div className="figures-frame" style={{ '--longest': longest } as CSSProperties}>
      <dl className="figures">
        {figures.map(({ label, amount, sign }) => (
          <div key={label} data-sign={sign}>
            <dt>
              {sign && (
                <>
                  <span className="figures-sign" aria-hidden>
                    {signs[sign]}
                  </span>
                  <span className="visually-hidden">{signNames[sign]} </span>
                </>
              )}
              {label}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
