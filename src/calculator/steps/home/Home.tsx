import { shellTexts } from '../../texts/shellTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { StepHeading } from '../../ui/StepHeading.tsx'
import plans from './plans.svg'
import './Home.css'

export function Home({ planYear, onStart }: { planYear: number; onStart: () => void }) {
  const texts = shellTexts.home
  return (
    <div className="step home">
      <img src={plans} alt="" width="168" height="96" />
      <StepHeading>{texts.heading}</StepHeading>
      <p className="home-lead">{texts.lead({ planYear })}</p>
      <Button onClick={onStart}>{texts.start}</Button>
    </div>
  )
}
