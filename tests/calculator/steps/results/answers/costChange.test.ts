import { describe, expect, it } from 'vitest'
import { costChange } from '../../../../../src/calculator/steps/results/answers/costChange.ts'
import { outputs, plan } from '../../../planCosts.ts'

describe('the plan that was the best before', () => {
  const before = outputs({ saver: plan('The Saver'), ppo: plan('PPO') })

  it.each([
    ['is null if it still is', outputs({ saver: plan('The Saver') }), null],
    [
      'has its name in the current language',
      outputs({ ppo: plan('PPO'), saver: plan('El Ahorro') }),
      'El Ahorro',
    ],
    ['keeps its name if it is no longer offered', outputs({ ppo: plan('PPO') }), 'The Saver'],
  ])('%s', (_, now, name) => expect(costChange(before, now).planBefore).toBe(name))
})
