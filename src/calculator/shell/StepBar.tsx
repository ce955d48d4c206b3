import { CalendarHeart, ChartColumnBig, User, Users } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { pathOf, stepAt } from '../rules/paths.ts'
import { isIncluded, isReachable, stepNames, steps } from '../rules/steps.ts'
import { useProgress } from '../state/CalculatorProvider.tsx'
import './StepBar.css'

const icons = { personal: User, coverage: Users, scenario: CalendarHeart, results: ChartColumnBig }

/** Shows how far the employee is, and leads to the steps that are open. */
export function StepBar() {
  const [path] = useLocation()
  const progress = useProgress()
  const current = stepAt(path)
  return (
    <nav className="step-bar" aria-label="Steps">
      <ol>
        {steps.map((step) => {
          if (step === 'home' || !isIncluded(step, progress)) return null
          const Icon = icons[step]
          const isDone = step !== 'results' && progress.acknowledged[step]
          const face = (
            <>
              <span className="step-bar-icon">
                <Icon aria-hidden />
              </span>
              {stepNames[step]}
            </>
          )
          return (
            <li key={step} data-done={isDone}>
              {isReachable(step, progress) ? (
                <Link to={pathOf[step]} aria-current={step === current ? 'step' : undefined}>
                  {face}
                </Link>
              ) : (
                <span className="step-bar-ahead">{face}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
