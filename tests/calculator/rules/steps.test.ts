import { describe, expect, it } from 'vitest'
import { shellTexts } from '../../../src/calculator/texts/shellTexts.ts'
import { reachableStepAt } from '../../../src/calculator/rules/paths.ts'
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

const asksAll: Progress = {
  isPersonalIncluded: true,
  isPersonalComplete: true,
  isScenarioChosen: true,
  acknowledged: all,
}
const asksNothingPersonal: Progress = { ...asksAll, isPersonalIncluded: false }

function reachable(progress: Progress) {
  return steps.filter((step) => isReachable(step, progress)).join(' ')
}

describe('the reachable steps', () => {
  it.each<[when: string, progress: Progress, steps: string]>([
    ['at first', { ...asksAll, acknowledged: none }, 'home'],
    ['after home', { ...asksAll, acknowledged: { ...none, home: true } }, 'home personal'],
    [
      'after personal',
      { ...asksAll, acknowledged: { ...none, home: true, personal: true } },
      'home personal coverage',
    ],
    [
      'after coverage',
      { ...asksAll, acknowledged: { ...all, scenario: false } },
      'home personal coverage scenario',
    ],
    ['after scenario', asksAll, 'home personal coverage scenario results'],
    ['with a personal answer missing', { ...asksAll, isPersonalComplete: false }, 'home personal'],
    ['with no scenario chosen', { ...asksAll, isScenarioChosen: false }, 'home personal coverage scenario'],
    ['without home acknowledged', { ...asksAll, acknowledged: { ...all, home: false } }, 'home'],
    [
      'without coverage acknowledged',
      { ...asksAll, acknowledged: { ...all, coverage: false } },
      'home personal coverage',
    ],
    ['nothing personal, at first', { ...asksNothingPersonal, acknowledged: none }, 'home'],
    [
      'nothing personal, after home',
      { ...asksNothingPersonal, acknowledged: { ...none, home: true } },
      'home coverage',
    ],
    [
      'nothing personal, home not acknowledged but a personal step of an earlier client',
      { ...asksNothingPersonal, acknowledged: { ...none, personal: true } },
      'home',
    ],
    [
      'nothing personal, whatever was answered',
      { ...asksNothingPersonal, isPersonalComplete: false },
      'home coverage scenario results',
    ],
  ])('with %s', (_, progress, expected) => {
    expect(reachable(progress)).toBe(expected)
  })
})

describe('the reachable step', () => {
  const halfway = { ...asksAll, acknowledged: { ...none, home: true, personal: true } }

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

describe('the steps', () => {
  it('have the names and the order of the step bar', () => {
    const names = steps.map((step) => shellTexts.steps[step])
    expect(names).toEqual(['Home', 'Personal', 'Coverage', 'Scenario', 'Results'])
  })
})

describe('Next', () => {
  it('leads from home to personal, or to coverage without personal questions', () => {
    expect(stepAfter('home', asksAll)).toBe('personal')
    expect(stepAfter('home', asksNothingPersonal)).toBe('coverage')
    expect(stepAfter('personal', asksAll)).toBe('coverage')
    expect(stepAfter('coverage', asksAll)).toBe('scenario')
    expect(stepAfter('scenario', asksAll)).toBe('results')
  })

  it.each<[step: keyof Acknowledged, when: string, progress: Progress, isOpen: boolean]>([
    ['home', 'always', { ...asksAll, isPersonalComplete: false, acknowledged: none }, true],
    ['personal', 'with every answer', { ...asksAll, acknowledged: { ...none, home: true } }, true],
    [
      'personal',
      'with an answer missing',
      { ...asksAll, isPersonalComplete: false, acknowledged: { ...none, home: true } },
      false,
    ],
    ['coverage', 'always', { ...asksNothingPersonal, acknowledged: { ...none, home: true } }, true],
    ['scenario', 'with a scenario', { ...asksAll, acknowledged: { ...all, scenario: false } }, true],
    [
      'scenario',
      'without a scenario',
      { ...asksAll, isScenarioChosen: false, acknowledged: { ...all, scenario: false } },
      false,
    ],
    [
      'scenario',
      'with a step before it not acknowledged',
      { ...asksAll, acknowledged: { ...all, coverage: false } },
      false,
    ],
  ])('on %s, %s', (step, _, progress, isOpen) => {
    expect(canProceed(step, progress)).toBe(isOpen)
  })
})
