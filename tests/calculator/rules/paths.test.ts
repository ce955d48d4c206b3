import { describe, expect, it } from 'vitest'
import { stepAt } from '../../../src/calculator/rules/paths.ts'

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
