import { useCalculator } from '../../state/CalculatorProvider.tsx'
import { instanceOf } from '../../state/selectors.ts'
import { Button } from '../../ui/Button.tsx'
import { StepHeading } from '../../ui/StepHeading.tsx'
import { useProceed } from '../useProceed.ts'
import plans from './plans.svg'
import './Home.css'

export function Home() {
  const { planYear } = useCalculator(instanceOf).client
  const { proceed } = useProceed('home')
  return (
    <div className="step home">
      <img src={plans} alt="" width="160" height="96" />
      <StepHeading>Do the math on medical</StepHeading>
      <p className="home-lead">Use our calculator to get an estimate of your {planYear} medical costs.</p>
      <Button onClick={proceed}>Let's go</Button>
    </div>
  )
}
