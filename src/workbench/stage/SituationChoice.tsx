import { faultLabels, routeLabels } from '../../service/qa/faultLabels.ts'
import {
  affectedRoutes,
  leadingKinds,
  situationKinds,
  type Situation,
  type SituationKind,
} from '../frame/situations.ts'
import { Choice } from '../ui/Choice.tsx'

const titles: Record<SituationKind, string> = {
  ...faultLabels,
  savingsOverride: 'Savings override',
  contributionLimit: 'Contribution limit',
  previewYear: 'Preview year',
}

const kinds = situationKinds.map((name) => ({ name, title: titles[name] }))
const routes = affectedRoutes.map((name) => ({ name, title: routeLabels[name] }))

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
      {situation.kind !== 'none' && !leadingKinds.has(situation.kind) && (
        <Choice
          label="Affects"
          choices={routes}
          chosen={situation.route}
          onChoose={(route) => onChange({ ...situation, route })}
        />
      )}
    </>
  )
}
