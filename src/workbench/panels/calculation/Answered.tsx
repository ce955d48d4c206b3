import type { Instance } from '../../../contract/instance.ts'
import { questionsOf } from '../../../calculator/rules/personal.ts'
import type { Answers } from '../../frame/Answers.ts'
import { withDefaultAnswers } from '../../frame/withDefaultAnswers.ts'

/** With which answers all this is calculated. */
export function Answered({ instance, answers }: { instance: Instance; answers: Answers | null }) {
  const { personal, surcharges } = withDefaultAnswers(instance, answers)
  const chosen = questionsOf(instance).map(({ answer, list, texts }) => {
    const place = list(instance).findIndex(({ id }) => id === personal[answer])
    return texts(instance)[place]
  })
  const applied = instance.surcharges
    .filter(({ id }) => surcharges.includes(id))
    .map(({ statement }) => statement)
  const words = [...chosen, ...applied].filter(Boolean).join(' · ')
  if (!words) return null
  return <p className="soft">Calculated for: {words}. Other answers in the calculator change it.</p>
}
