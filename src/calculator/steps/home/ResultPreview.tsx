import { shellTexts } from '../../texts/shellTexts.ts'
import './ResultPreview.css'

/** A picture of a result. Assistive technology skips it, because its amounts are examples. */
export function ResultPreview() {
  const { example, bestPlan, totals } = shellTexts.home.preview
  return (
    <div className="result-preview" aria-hidden>
      <div className="card">
        <p className="result-preview-example soft">{example}</p>
        <p>{bestPlan}</p>
        <p className="result-preview-total">{totals[0]}</p>
        <ol>
          {totals.map((amount) => (
            <li key={amount}>
              <i />
              {amount}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
