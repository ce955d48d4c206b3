import type { ReactNode } from 'react'
import Check from '~icons/lucide/check'
import { shellTexts } from '../../texts/shellTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { StepHeading } from '../../ui/StepHeading.tsx'
import { ResultPreview } from './ResultPreview.tsx'
import './Home.css'

interface HomeProps {
  planYear: number
  onStart: () => void
  /** Content below the button. */
  children: ReactNode
}

export function Home({ planYear, onStart, children }: HomeProps) {
  const texts = shellTexts.home
  return (
    <div className="home">
      <div className="step">
        <div className="home-intro">
          <StepHeading>{texts.heading}</StepHeading>
          <p className="home-lead">{texts.lead({ planYear })}</p>
        </div>
        <Button onClick={onStart}>{texts.start}</Button>
        {children}
        <ul className="home-facts soft">
          {texts.facts.map((fact) => (
            <li key={fact}>
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
