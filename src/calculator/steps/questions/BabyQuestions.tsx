import { useMemo } from 'react'
import { Link } from 'wouter'
import { SchemaForm } from '../../forms/SchemaForm.tsx'
import { stepPaths } from '../../rules/paths.ts'
import { useCalculator, useDispatch } from '../../state/CalculatorProvider.tsx'
import { expectsBaby } from '../../state/selectInputs.ts'
import { shellTexts } from '../../texts/shellTexts.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { babyForm } from './scenarioForms.ts'

/** What the estimate has to know about the baby that the chosen scenario adds. */
export function BabyQuestions() {
  const texts = stepTexts.scenario.baby
  const isExpecting = useCalculator(expectsBaby)
  const { family, baby } = useCalculator((model) => model)
  const dispatch = useDispatch()
  const form = useMemo(() => babyForm(family, texts), [family, texts])
  if (!isExpecting) return null
  const coverage = <Link href={stepPaths.coverage}>{shellTexts.steps.coverage}</Link>
  return (
    <>
      {family.children > 0 && <p>{texts.isCounted({ count: family.children, coverage })}</p>}
      <SchemaForm
        form={form}
        data={baby}
        onChange={(data) => dispatch({ type: 'babyChanged', baby: data })}
      />
    </>
  )
}
