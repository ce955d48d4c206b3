import { steps } from '../../calculator/rules/steps.ts'
import { isRecord } from '../isRecord.ts'
import type { SavedSession } from './session.ts'

/** Whether something kept is a visit: the calculator's reducer looks at each answer, here it is enough that it can. */
export function isSession(kept: unknown): kept is SavedSession {
  if (!isRecord(kept) || !steps.some((step) => step === kept.step)) return false
  if (typeof kept.isStarted !== 'boolean') return false
  if (kept.year !== null && typeof kept.year !== 'string') return false
  return kept.answers === null || isAnswers(kept.answers)
}

function isAnswers(answers: unknown) {
  if (!isRecord(answers)) return false
  const { personal, family, acknowledged, customUses, typedUses, surcharges } = answers
  return (
    [personal, family, acknowledged].every(isRecord) &&
    [customUses, typedUses].every((pairs) => Array.isArray(pairs) && pairs.every(Array.isArray)) &&
    Array.isArray(surcharges)
  )
}
