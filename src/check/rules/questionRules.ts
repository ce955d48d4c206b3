import { questionsOf, type PersonalQuestion } from '../../contract/personalQuestions.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import { findPlaces } from '../../contract/pointer.ts'
import { references } from '../edit/references.ts'
import { surchargeAmounts } from './amounts.ts'
import { type PlansRule, type Findings, toRules } from '../LinterRule.ts'

export const questionRules = toRules<PlansRule>('warning', {
  'no-effect-question': {
    title: 'Every question makes a difference.',
    fails: '"locations": [{ "id": "boise", "factor": 1 }, { "id": "reno", "factor": 1 }]',
    passes: '"locations": [{ "id": "boise", "factor": 1 }, { "id": "reno", "factor": 1.15 }]',
    check: ({ instance, plans }) => [
      questionsOf(instance).map(({ flag, list }): Findings => {
        const effects = effectsById(list, plans)
        const ids = [...new Set(instance[list].map(({ id }) => id))]
        const hasRows = Object.hasOwn(plans, list)
        // A missing row is an error already.
        if (ids.length < 2 || (hasRows && ids.some((id) => !effects.has(id)))) return []
        return (
          new Set(ids.map((id) => JSON.stringify(effects.get(id)))).size === 1 && {
            pointer: hasRows ? `/${list}` : '/plans',
            message: `Employees are asked to choose from '${list}', but no answer changes what they pay.`,
            help: `Write different values for them, ${list === 'savingsStyles' ? '' : 'offer a plan only to some of them, '}or switch '${flag}' off in instance.json.`,
          }
        )
      }),
      plans.surcharges.map(checkSurcharge),
    ],
  },
})

function checkSurcharge(surcharge: PlansDocument['surcharges'][number], index: number): Findings {
  const { pointer, amounts } = surchargeAmounts(surcharge, index)
  return (
    amounts.every(({ amount }) => amount === 0) && {
      pointer,
      message: 'Employees are asked about this, but no answer changes what they pay.',
      help: 'Write what it costs (below 0 for a credit), or remove it from both files.',
    }
  )
}

/** What plans.json says about each option of a question: its row, and the rows and lists that refer to it. */
function effectsById(list: PersonalQuestion['list'], plans: PlansDocument): Map<unknown, unknown[]> {
  const patterns = references
    .filter((reference) => reference.list === list && reference.noun !== null)
    .map(({ location }) => location)
  const effects = new Map<unknown, unknown[]>()
  for (const pattern of [`${list}/*/id`, ...patterns])
    for (const { value, path, ancestors } of findPlaces(plans, `/${pattern}`)) {
      const owner = ancestors.at(-1)!
      const effect = Array.isArray(owner)
        ? path.slice(0, -1)
        : [...path.slice(0, -2), { ...owner, [path.at(-1)!]: null }]
      effects.set(value, [...(effects.get(value) ?? []), effect])
    }
  return effects
}
