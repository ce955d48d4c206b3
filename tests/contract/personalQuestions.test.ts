import { describe, expect, it } from 'vitest'
import type { Id } from '../../src/contract/instance.ts'
import { optionsOf } from '../../src/contract/optionsOf.ts'
import { personalAnswersOf, personalQuestions, questionsOf } from '../../src/contract/personalQuestions.ts'
import { instanceWith } from '../calculator/instances.ts'

const off = { salaryBands: false, locations: false, savings: false, singleChild: true, customScenario: true }

describe('the personal questions', () => {
  it.each<[on: string[], answers: string[]]>([
    [[], []],
    [['salaryBands'], ['salaryBand']],
    [['locations'], ['location']],
    [['savings'], ['savingsStyle']],
    [
      ['savings', 'locations', 'salaryBands'],
      ['salaryBand', 'location', 'savingsStyle'],
    ],
  ])('of a client with %j on are %j, in our order', (on, answers) => {
    const features = { ...off, ...Object.fromEntries(on.map((flag) => [flag, true])) }
    expect(questionsOf(instanceWith({ features })).map(({ answer }) => answer)).toEqual(answers)
  })

  it.each<[string, { id: Id; text: string }[]]>([
    ['salaryBand', [{ id: 'a.b/c d', text: 'Under $40,000' }]],
    [
      'location',
      [
        { id: 0, text: 'Boise' },
        { id: '0', text: 'Nampa' },
      ],
    ],
    ['savingsStyle', [{ id: 'none', text: 'No savings' }]],
  ])('%s has the options %j', (name, options) => {
    const question = personalQuestions.find(({ answer }) => answer === name)!
    expect(optionsOf(instanceWith(), question)).toEqual(options)
  })

  it('have the answer null if a caller does not send one', () => {
    expect(personalAnswersOf({ location: 0 })).toMatchObject({ salaryBand: null, location: 0 })
  })
})
