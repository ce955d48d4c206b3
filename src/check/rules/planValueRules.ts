import { metalLevel, metalLevels, planValues } from '../planValue.ts'
import { type PlansRule, toRules } from '../LinterRule.ts'

/** How far the estimate can be from the actuarial value of a plan, in percentage points. docs/ACCURACY.md measures it. */
const tolerance = 5

/** Names of places, such as Silver Lake, say nothing about a plan. */
const notPlace = String.raw`(?! (?:bay|beach|city|coast|creek|hill|lake|mountain|point(?!.of.service)|ridge|river|spring|valley)s?\b)`

export const planValueRules = toRules<PlansRule>('warning', {
  'value-contradicts-name': {
    title: 'A plan that is named after a metal has about the value of that level.',
    why: 'On the marketplaces, Bronze, Silver, Gold, and Platinum mean about 60, 70, 80, and 90% of the cost of care.',
    fails: '{ "displayName": "Gold PPO", "deductible": { "individual": 7500, … }, … }',
    passes: '{ "displayName": "Gold PPO", "deductible": { "individual": 1500, … }, … }',
    check: ({ instance, plans: document }) => {
      const named = document.plans.flatMap(({ key, displayName }, index) => {
        const level = metalLevels.find(({ name }) =>
          new RegExp(`\\b${name}\\b${notPlace}`, 'i').test(displayName),
        )
        return level ? [{ key, displayName, level, index }] : []
      })
      if (named.length === 0) return []
      const values = planValues(document, instance)
      return named.map(({ key, displayName, level, index }) => {
        const { share, withMoney } = values.get(key)!
        // CMS counts a company's money in an HSA, but not every guide does.
        const isHigh = toPercent(share) > level.to + tolerance
        const value = isHigh ? share : withMoney
        const money = value === share ? '' : " with the company's money"
        return (
          (isHigh || toPercent(withMoney) < level.from - tolerance) && {
            pointer: `/plans/${index}/displayName`,
            message: `'${displayName}' pays about ${toPercent(value)}% of a standard population's care${money} (${metalLevel(value)}). A ${level.name} plan of the marketplaces pays ${level.from} to ${level.to}%.`,
            help: `Correct the amounts or the name; if ${level.name} is only its name, say so in accepted.json.`,
          }
        )
      })
    },
  },
})

function toPercent(share: number) {
  return Math.round(share * 100)
}
