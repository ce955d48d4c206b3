import type { Situation, SituationKind, Struck } from '../frame/situations.ts'
import { Choice } from '../ui/Choice.tsx'

const kinds: { name: SituationKind; title: string }[] = [
  { name: 'none', title: 'All is well' },
  { name: 'loading', title: 'Never finishes loading' },
  { name: 'slow', title: 'Slow, 4 seconds' },
  { name: 'offline', title: 'Offline' },
  { name: 'http404', title: 'Not found, 404' },
  { name: 'http500', title: 'Server error, 500' },
  { name: 'malformed', title: 'Malformed answer' },
  { name: 'savingsOverride', title: 'Savings override' },
  { name: 'contributionLimit', title: 'Contribution limit' },
  { name: 'previewYear', title: 'Preview year' },
]

const calls: { name: Struck; title: string }[] = [
  { name: 'both', title: 'every call' },
  { name: 'instance', title: 'the first load' },
  { name: 'calculate', title: 'the calculation' },
]

/** They strike nothing. */
const harmless = new Set<SituationKind>(['none', 'savingsOverride', 'contributionLimit', 'previewYear'])

interface SituationChoiceProps {
  situation: Situation
  onChange: (situation: Situation) => void
}

/** What befalls the visitor; of a failure, which calls it strikes. */
export function SituationChoice({ situation, onChange }: SituationChoiceProps) {
  return (
    <>
      <Choice
        label="Situation"
        choices={kinds}
        chosen={situation.kind}
        tone={situation.kind === 'none' ? undefined : 'warn'}
        onChoose={(kind) => onChange({ ...situation, kind })}
      />
      {!harmless.has(situation.kind) && (
        <Choice
          label="Affects"
          choices={calls}
          chosen={situation.struck}
          onChoose={(struck) => onChange({ ...situation, struck })}
        />
      )}
    </>
  )
}
