import { customScenarioId } from '../../../contract/customScenarioId.ts'
import type { CoverageCode } from '../../../contract/inputs.ts'
import type { Id, Instance } from '../../../contract/instance.ts'
import { maxChildren, type Family } from '../../../contract/family.ts'
import { selectCoverage } from '../../../calculator/state/selectInputs.ts'
import type { ClientYear } from '../../../clients/clients.ts'
import type { Model } from '../../../engine/Model.ts'
import { restoreModel, type Answers, withDefaultAnswers } from './Answers.ts'

/** A year of care for a household: what the best plan depends on, besides the personal answers. */
export interface Case {
  /** A scenario ID, or "custom". */
  scenario: Id
  /** The tier at the end of the year, with a baby that the scenario adds. */
  tier: CoverageCode
}

/** The case of the visitor's answers, with defaults for missing ones. */
export function currentCase(instance: Instance, given: Answers | null): Case {
  const answers = withDefaultAnswers(instance, given)
  return { scenario: answers.scenario ?? customScenarioId, tier: tierOf(answers, instance) }
}

/** Complete answers that lead to a case. They keep the visitor's other answers. */
export function answersForCase(
  { instance, model }: ClientYear,
  given: Answers | null,
  { scenario, tier }: Case,
): Answers {
  const answers = { ...withDefaultAnswers(instance, given), scenario }
  if (tierOf(answers, instance) === tier) return answers
  const withFamily = { ...answers, family: familyOf(tier, instance, model) }
  if (tierOf(withFamily, instance) === tier) return withFamily
  // Only a baby who is not covered leaves a family without children in its tier.
  return { ...withFamily, baby: { ...answers.baby, isCovered: false } }
}

function tierOf(answers: Answers, instance: Instance): CoverageCode {
  return selectCoverage(restoreModel(instance, answers), instance)
}

/** The persons that the plans assume for a tier. */
function familyOf(tier: CoverageCode, { features }: Instance, { document }: Model): Family {
  const spouse = tier === 'ES' || tier === 'EF'
  if (tier === 'EE' || tier === 'ES') return { spouse, children: 0 }
  const fewest = tier === 'EC' && features.singleChild ? 2 : 1
  const most = tier === 'EK' ? 1 : maxChildren
  return { spouse, children: Math.min(Math.max(document.persons[tier].children, fewest), most) }
}
