import { Button } from '../../ui/Button.tsx'
import { StepHeading } from '../../ui/StepHeading.tsx'
import plans from './plans.svg'
import './Home.css'

export function Home({ planYear, onStart }: { planYear: number; onStart: () => void }) {
  return (
    <div className="step home">
      <img src={plans} alt="" width="168" height="96" />
      <StepHeading>Do the math on medical</StepHeading>
      <p className="home-lead">Use our calculator to get an estimate of your {planYear} medical costs.</p>
      <Button onClick={onStart}>Let's go</Button>
    </div>
  )
}
