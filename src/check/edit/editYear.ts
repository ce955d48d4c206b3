import { editJson, type Copy } from './editJson.ts'
import type { YearTexts, YearValues } from '../../contract/yearDocuments.ts'

/**
 * Changes the values of both documents of a year, and writes only what differs.
 * @param change changes the values that it gets
 * @throws EditProblem if a text has syntax errors
 */
export function editYear(
  texts: YearTexts,
  change: (documents: YearValues, copy: Record<keyof YearTexts, Copy>) => void,
): YearTexts {
  let plansText = texts['plans.json']
  const instanceText = editJson(
    texts['instance.json'],
    (instance, copyInInstance) => {
      plansText = editJson(
        plansText,
        (plans, copyInPlans) => {
          const copy = { 'instance.json': copyInInstance, 'plans.json': copyInPlans }
          change({ 'instance.json': instance, 'plans.json': plans }, copy)
          return plans
        },
        'plans.json',
      )
      return instance
    },
    'instance.json',
  )
  return { 'instance.json': instanceText, 'plans.json': plansText }
}
