import type { PlanCosts } from '../../../contract/outputs.ts'
import { formatPercentage } from '../../rules/formatMoney.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { LocalizedText } from '../../ui/LocalizedText.tsx'

/** List items for the share of care that the estimate assumes at other providers, such as out of network. */
export function OtherProviders({ displayName, facts }: PlanCosts) {
  return (facts?.otherProviders ?? []).map(({ name, share }) => (
    <li key={name}>
      {stepTexts.notes.otherProviders({
        plan: <LocalizedText text={displayName} />,
        share: formatPercentage(share / 100),
        providers: <LocalizedText text={name} />,
      })}
    </li>
  ))
}
