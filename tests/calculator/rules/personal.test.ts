import { describe, expect, it } from 'vitest'
import { questionsOf, type PersonalAnswer } from '../../../src/calculator/rules/personal.ts'
import { stepTexts } from '../../../src/calculator/texts/stepTexts.ts'
import type { Id } from '../../../src/contract/instance.ts'
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

  it.each<[PersonalAnswer, string, Id[], string[]]>([
    ['salaryBand', 'Your Salary Band/Employment Type', ['a.b/c d'], ['Under $40,000']],
    ['location', 'Your Location', [0, '0'], ['Boise', 'Nampa']],
    ['savingsStyle', 'Your Attitude to Savings', ['none'], ['No savings']],
  ])('%s is "%s" and offers %j, as %j', (answer, label, ids, words) => {
    const client = instanceWith()
    const question = questionsOf(client).find((one) => one.answer === answer)
    expect(stepTexts.personal[answer]).toBe(label)
    expect(question?.list(client).map(({ id }) => id)).toEqual(ids)
    expect(question?.texts(client)).toEqual(words)
  })
})
