import Calendar from '~icons/lucide/calendar'
import ChartColumn from '~icons/lucide/chart-column'
import Check from '~icons/lucide/check'
import User from '~icons/lucide/user'
import Users from '~icons/lucide/users'
import type { CSSProperties } from 'react'
import { Link } from 'wouter'
import { stepPaths } from '../rules/paths.ts'
import { isIncluded, isReachable, steps, type Progress, type StepName } from '../rules/steps.ts'
import { shellTexts } from '../texts/shellTexts.ts'
import { visibleLength } from '../ui/visibleLength.ts'
import './StepBar.css'

const icons = { personal: User, coverage: Users, scenario: Calendar, results: ChartColumn }

interface StepBarProps {
  current: StepName | null
  progress: Progress
}

/** Shows which steps are completed, and links to the reachable ones. */
export function StepBar({ current, progress }: StepBarProps) {
  const texts = shellTexts.steps
  const included = steps.filter((step) => step !== 'home').filter((step) => isIncluded(step, progress))
  const words = included.flatMap((step) => texts[step].split(/\s+/))
  // The style sheet sizes the names so that the longest word fits.
  const size = { '--steps': included.length, '--longest': Math.max(...words.map(visibleLength)) }
  return (
    <nav className="step-bar" aria-label={texts.label} style={size as CSSProperties}>
      <ol>
        {included.map((step) => {
          const Icon = icons[step]
          const isCompleted = step !== 'results' && progress.acknowledged[step]
          const name = texts[step]
          const content = (
            <>
              <span className="step-bar-icon">
                <Icon aria-hidden />
                {isCompleted && <Check aria-hidden className="step-bar-check" />}
              </span>
              <span className="step-bar-name">{name}</span>
            </>
          )
          return (
            <li key={step} data-completed={isCompleted}>
              {isReachable(step, progress) ? (
                <Link
                  href={stepPaths[step]}
                  aria-current={step === current ? 'step' : undefined}
                  aria-label={isCompleted ? texts.completed({ step: name }) : undefined}
                >
                  {content}
                </Link>
              ) : (
                <>
                  <span className="step-bar-unreachable" aria-hidden>
                    {content}
                  </span>
                  <span className="visually-hidden">{texts.notAvailable({ step: name })}</span>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
