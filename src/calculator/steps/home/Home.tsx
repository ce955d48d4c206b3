import Check from '~icons/lucide/check'
import { use, type ReactNode } from 'react'
import { HostContext } from '../../state/Host.ts'
import { keepsAnswers, retentionMinutes } from '../../state/keepsAnswers.ts'
import { shellTexts } from '../../texts/shellTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { StepHeading } from '../../ui/StepHeading.tsx'
import './Home.css'

interface HomeProps {
  planYear: number
  onStart: () => void
  /** Content below the button. */
  children: ReactNode
}

export function Home({ planYear, onStart, children }: HomeProps) {
  const texts = shellTexts.home
  const host = use(HostContext)
  const facts = host.calculates ? [...texts.facts.slice(0, -1), texts.stays] : texts.facts
  const kept = keepsAnswers(host) ? [texts.kept({ minutes: retentionMinutes })] : []
  return (
    <div className="home stack">
      <div className="step stack">
        <div className="home-intro stack">
          <StepHeading>{texts.heading}</StepHeading>
          <p className="home-lead soft">{texts.lead({ planYear })}</p>
        </div>
        <Button onClick={onStart}>{texts.start}</Button>
        {children}
        <ul className="home-facts soft wrap">
          {[...facts, ...kept].map((fact) => (
            <li className="row" key={fact}>
              <Check aria-hidden />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <ResultPreview />
    </div>
  )
}

/** A picture of a result. Assistive technology skips it, because its amounts are examples. */
function ResultPreview() {
  const { example, bestPlan, totals } = shellTexts.home.preview
  return (
    <div className="result-preview" aria-hidden>
      <div className="card">
        <p className="result-preview-example soft">{example}</p>
        <p>{bestPlan}</p>
        <p className="result-preview-total">{totals[0]}</p>
        <ol className="stack">
          {totals.map((amount) => (
            <li className="row soft" key={amount}>
              <i />
              {amount}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
