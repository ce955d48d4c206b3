import { use, useState } from 'react'
import { useRouter } from 'wouter'
import { formatDate } from '../../rules/formatDate.ts'
import { useSession } from '../../state/CalculatorProvider.tsx'
import { HostContext } from '../../state/Host.ts'
import { stepTexts } from '../../texts/stepTexts.ts'

/** When and where the results were made, for paper. The address has no answers. */
export function PrintedOrigin() {
  const texts = stepTexts.results
  const { year } = useSession()
  const { base } = useRouter()
  const { hasPublicAddress = true } = use(HostContext)
  const [date] = useState(() => new Date())
  const path = year === null ? '/' : `/preview/${year}`
  return (
    <p className="results-origin">
      <span>{texts.date({ date: formatDate(date) })}</span>
      {hasPublicAddress && <span>{location.origin + base + path}</span>}
    </p>
  )
}
