import { Link } from 'wouter'
import { stepPaths } from '../../rules/paths.ts'
import { useCalculator, useDispatch } from '../../state/CalculatorProvider.tsx'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Button } from '../../ui/Button.tsx'
import type { ResultFacts } from './facts.ts'
import type { Warning } from './scenarioFacts.ts'

interface WarningsProps {
  facts: Pick<ResultFacts, 'warnings'>
  /** Called after the baby is included. The button, which has the focus, disappears with its warning. */
  onIncludeBaby: () => void
}

/** What changes the answer, in one card above it. */
export function Warnings({ facts: { warnings }, onIncludeBaby }: WarningsProps) {
  if (warnings.length === 0) return null
  return (
    <div className="result-warnings card stack">
      {warnings.map((warning) => (
        <p key={warning.kind}>
          <WarningText warning={warning} onIncludeBaby={onIncludeBaby} />
        </p>
      ))}
    </div>
  )
}

type WarningTextProps = Pick<WarningsProps, 'onIncludeBaby'> & { warning: Warning }

function WarningText({ warning, onIncludeBaby }: WarningTextProps) {
  const texts = stepTexts.warnings
  if (warning.kind === 'coveredMonths') return texts.coveredMonths({ count: warning.count })
  if (warning.kind === 'babyNotCovered')
    return (
      <>
        {texts.babyNotCovered} <IncludeBaby onIncludeBaby={onIncludeBaby} />
      </>
    )
  return texts[warning.kind]({ link: <Link href={stepPaths.coverage}>{texts.changeCoverage}</Link> })
}

function IncludeBaby({ onIncludeBaby }: Pick<WarningsProps, 'onIncludeBaby'>) {
  const dispatch = useDispatch()
  const baby = useCalculator((model) => model.baby)
  const include = () => {
    dispatch({ type: 'babyChanged', baby: { ...baby, isCovered: true } })
    onIncludeBaby()
  }
  return (
    <Button variant="quiet" onClick={include}>
      {stepTexts.warnings.includeBaby}
    </Button>
  )
}
