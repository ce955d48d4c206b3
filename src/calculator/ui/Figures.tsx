import type { CSSProperties } from 'react'
import './Figures.css'

export interface Figure {
  label: string
  amount: string
  /** How the figure joins the ones before it; none for the first. */
  sign?: keyof typeof signs
}

const signs = { minus: '−', plus: '+', equals: '=' }

/** Amounts that read as the sum that they are; the last one is the result. */
export function Figures({ figures }: { figures: Figure[] }) {
  const longest = Math.max(...figures.map(({ amount }) => amount.length))
  return (
    // The style sheet sizes and stacks the amounts by the number of characters in the longest one.
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
                  <span className="visually-hidden">{sign} </span>
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
