import { customScenarioId } from '../../../contract/customScenarioId.ts'
import type { CoverageCode } from '../../../contract/inputs.ts'
import type { Id, Instance } from '../../../contract/instance.ts'
import { coverageCode } from '../../../calculator/rules/coverage.ts'
import { maxChildren, type Family } from '../../../contract/family.ts'
import type { ClientYear } from '../../../clients/clients.ts'
import type { Model } from '../../../engine/Model.ts'
import { type Answers, withDefaultAnswers } from './Answers.ts'

/** A year of care for a household: what the best plan depends on, besides the personal answers. */
export interface Case {
  /** A scenario ID, or "custom". */
  scenario: Id
  tier: CoverageCode
}

/** The case of the visitor's answers, with defaults for missing ones. */
export function currentCase(instance: Instance, given: Answers | null): Case {
  const { scenario, family } = withDefaultAnswers(instance, given)
  return {
    scenario: scenario ?? customScenarioId,
    tier: coverageCode(family, instance.features.singleChild),
  }
}

/** Complete answers that lead to a case. They keep the visitor's other answers. */
export function answersForCase(
  { instance, model }: ClientYear,
  given: Answers | null,
  { scenario, tier }: Case,
): Answers {
  const answers = withDefaultAnswers(instance, given)
  return { ...answers, scenario, family: familyFor(tier, answers.family, instance, model) }
}

/** The visitor's family if it needs this tier; otherwise the persons that the plans assume for the tier. */
function familyFor(tier: Case['tier'], family: Family, { features }: Instance, { document }: Model): Family {
  if (coverageCode(family, features.singleChild) === tier) return family
  const spouse = tier === 'ES' || tier === 'EF'
  if (tier === 'EE' || tier === 'ES') return { spouse, children: 0 }
  const fewest = tier === 'EC' && features.singleChild ? 2 : 1
  const most = tier === 'EK' ? 1 : maxChildren
  return { spouse, children: Math.min(Math.max(document.persons[tier].children, fewest), most) }
}
