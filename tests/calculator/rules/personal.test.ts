import { describe, expect, it } from 'vitest'
import { questionsOf } from '../../../src/calculator/rules/personal.ts'
import { instanceWith } from '../instances.ts'

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

  it.each([
    ['Your Salary Band/Employment Type', ['a.b/c d'], ['Under $40,000']],
    ['Your Location', [0, '0'], ['Boise', 'Nampa']],
    ['Your Attitude to Savings', ['none'], ['No savings']],
  ])('%s: offer %j, in the words %j', (label, ids, words) => {
    const client = instanceWith()
    const question = questionsOf(client).find((one) => one.label === label)
    expect(question?.list(client).map(({ id }) => id)).toEqual(ids)
    expect(question?.texts(client)).toEqual(words)
  })
})
