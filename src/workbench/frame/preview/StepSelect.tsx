import { useMemo } from 'react'
import type { Instance } from '../../../contract/instance.ts'
import { questionsOf } from '../../../contract/personalQuestions.ts'
import { isIncluded, steps, type StepName } from '../../../calculator/rules/steps.ts'
import { shell } from '../../../calculator/texts/en/shell.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { LabeledSelect } from '../../ui/LabeledSelect.tsx'

/** Goes directly to a step, with default answers where the visitor has given none. */
export function StepSelect({ onGo }: { onGo: (step: StepName) => void }) {
  const { step: current } = useWorkbench()
  const isPersonalIncluded = useIsPersonalIncluded()
  const choices = steps.map((step) => {
    const title = shell.steps[step]
    return isIncluded(step, { isPersonalIncluded })
      ? { name: step, title }
      : { name: step, title: `${title} (no questions)`, isDisabled: true }
  })
  return <LabeledSelect label="Step" choices={choices} chosen={current ?? 'home'} onChoose={onGo} />
}

/** True until the client has loaded. */
function useIsPersonalIncluded() {
  const { lastValid, session } = useWorkbench()
  const folder = session?.year ? `${session.year}/` : ''
  const text = lastValid?.texts[`${folder}instance.json`]
  return useMemo(() => text === undefined || questionsOf(JSON.parse(text) as Instance).length > 0, [text])
}
