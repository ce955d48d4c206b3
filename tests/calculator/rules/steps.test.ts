import { describe, expect, it } from 'vitest'
import { reachableStepAt, previewYear, stepAt } from '../../../src/calculator/rules/paths.ts'
import {
  canProceed,
  isReachable,
  stepAfter,
  steps,
  type Acknowledged,
  type Progress,
} from '../../../src/calculator/rules/steps.ts'

const none: Acknowledged = { home: false, personal: false, coverage: false, scenario: false }
const all: Acknowledged = { home: true, personal: true, coverage: true, scenario: true }

const withQuestions: Progress = {
  isPersonalIncluded: true,
  isPersonalComplete: true,
  isScenarioChosen: true,
  acknowledged: all,
}
const withoutQuestions: Progress = { ...withQuestions, isPersonalIncluded: false }

const only = (...done: (keyof Acknowledged)[]): Acknowledged => ({
  ...none,
  ...Object.fromEntries(done.map((step) => [step, true])),
})
const allBut = (step: keyof Acknowledged): Acknowledged => ({ ...all, [step]: false })

function reachable(progress: Progress) {
  return steps.filter((step) => isReachable(step, progress)).join(' ')
}

describe('the reachable steps', () => {
  it.each<[when: string, progress: Progress, steps: string]>([
    ['at first', { ...withQuestions, acknowledged: none }, 'home'],
    ['after home', { ...withQuestions, acknowledged: only('home') }, 'home personal'],
    [
      'after personal',
      { ...withQuestions, acknowledged: only('home', 'personal') },
      'home personal coverage',
    ],
    [
      'after coverage',
      { ...withQuestions, acknowledged: allBut('scenario') },
      'home personal coverage scenario',
    ],
    ['after scenario', withQuestions, 'home personal coverage scenario results'],
    ['with a personal answer missing', { ...withQuestions, isPersonalComplete: false }, 'home personal'],
    ['without a scenario', { ...withQuestions, isScenarioChosen: false }, 'home personal coverage scenario'],
    ['without home acknowledged', { ...withQuestions, acknowledged: allBut('home') }, 'home'],
    [
      'without coverage acknowledged',
      { ...withQuestions, acknowledged: allBut('coverage') },
      'home personal coverage',
    ],
    ['without personal questions, at first', { ...withoutQuestions, acknowledged: none }, 'home'],
    [
      'without personal questions, after home',
      { ...withoutQuestions, acknowledged: only('home') },
      'home coverage',
    ],
    [
      'without personal questions, before home',
      { ...withoutQuestions, acknowledged: only('personal') },
      'home',
    ],
    [
      'without personal questions, even if no answer is complete',
      { ...withoutQuestions, isPersonalComplete: false },
      'home coverage scenario results',
    ],
  ])('%s', (_, progress, expected) => {
    expect(reachable(progress)).toBe(expected)
  })
})

describe('the reachable step', () => {
  const halfway = { ...withQuestions, acknowledged: only('home', 'personal') }

  it.each([
    ['/', 'home'],
    ['/coverage', 'coverage'],
    ['/scenario', null],
    ['/results', null],
    ['/elsewhere', null],
  ])('at %s, after the personal step, is %s', (path, step) => {
    expect(reachableStepAt(path, halfway)).toBe(step)
  })
})

describe('Next', () => {
  it('leads from home to personal, or to coverage without personal questions', () => {
    expect(stepAfter('home', withQuestions)).toBe('personal')
    expect(stepAfter('home', withoutQuestions)).toBe('coverage')
    expect(stepAfter('personal', withQuestions)).toBe('coverage')
    expect(stepAfter('coverage', withQuestions)).toBe('scenario')
    expect(stepAfter('scenario', withQuestions)).toBe('results')
  })

  it.each<[step: keyof Acknowledged, when: string, progress: Progress, isEnabled: boolean]>([
    ['home', 'always', { ...withQuestions, isPersonalComplete: false, acknowledged: none }, true],
    ['personal', 'with every answer', { ...withQuestions, acknowledged: only('home') }, true],
    [
      'personal',
      'without an answer',
      { ...withQuestions, isPersonalComplete: false, acknowledged: only('home') },
      false,
    ],
    ['coverage', 'always', { ...withoutQuestions, acknowledged: only('home') }, true],
    ['scenario', 'with a scenario', { ...withQuestions, acknowledged: allBut('scenario') }, true],
    [
      'scenario',
      'without a scenario',
      { ...withQuestions, isScenarioChosen: false, acknowledged: allBut('scenario') },
      false,
    ],
    ['scenario', 'before another step', { ...withQuestions, acknowledged: allBut('coverage') }, false],
  ])('is enabled only if the next step would be reachable: on %s, %s', (step, _, progress, isEnabled) => {
    expect(canProceed(step, progress)).toBe(isEnabled)
  })
})

describe('a path', () => {
  it.each([
    ['/', 'home'],
    ['', 'home'],
    ['/personal', 'personal'],
    ['/coverage/', 'coverage'],
    ['/scenario', 'scenario'],
    ['/results', 'results'],
    ['/home', null],
    ['/Coverage', null],
    ['/coverage/more', null],
    ['/constructor', null],
    ['~/elsewhere', null],
  ])('%s shows %s', (path, step) => {
    expect(stepAt(path)).toBe(step)
  })
})

describe('a preview path', () => {
  it.each([
    ['/preview/2028', '2028'],
    ['/preview/02028', '2028'],
    ['/preview/2028/', '2028'],
    ['/preview/0', '0'],
    ['/preview/000', '0'],
    ['/preview/99999999999999999999', '99999999999999999999'],
    ['/preview/20x8', undefined],
    ['/preview/-1', undefined],
    ['/preview/2028.5', undefined],
    ['/preview/1e3', undefined],
    ['/preview/٢٠٢٨', undefined],
  ])('%s has the year %s', (path, year) => {
    expect(previewYear(path)).toBe(year)
  })

  it.each([
    '/preview',
    '/preview/',
    '/preview//2028',
    '/preview/2028/more',
    '/previews/2028',
    '/coverage/preview',
    '/coverage/preview/2028',
    '/',
    '',
  ])('is not %s', (path) => {
    expect(previewYear(path)).toBeNull()
  })
})
