import { use, useState } from 'react'
import { useRouter } from 'wouter'
import { formatDate } from '../../rules/formatDate.ts'
import { answersLink } from '../../state/answersLink.ts'
import { useCalculator, useSession } from '../../state/CalculatorProvider.tsx'
import { HostContext } from '../../state/Host.ts'
import { stepTexts } from '../../texts/stepTexts.ts'

/** When the results were made, and the link that shows them again, for paper. The paper has the answers of the link too. */
export function PrintedOrigin() {
  const texts = stepTexts.results
  const session = useSession()
  const answers = useCalculator((model) => model)
  const { base } = useRouter()
  const { hasPublicAddress = true } = use(HostContext)
  const [date] = useState(() => new Date())
  const link = answersLink(answers, session, location.origin + base)
  return (
    <p className="results-origin" data-only="paper">
      <span>{texts.date({ date: formatDate(date) })}</span>
      {hasPublicAddress && <span>{texts.link({ link })}</span>}
    </p>
  )
}
