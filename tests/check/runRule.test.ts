import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { fc, slowCases } from '../kit/fc.ts'
import { allRules } from '../../src/check/allRules.ts'
import { checkClients } from '../../src/check/checkClients.ts'
import { plansRules } from '../../src/check/rules/plansRules.ts'
import { checkFiles } from '../../src/workbench/state/checkFiles.ts'
import { clientFiles } from './sample.ts'

describe('A rule that throws', () => {
  beforeEach(() => {
    const rule = plansRules.find(({ code }) => code === 'free-service')!
    vi.spyOn(rule, 'check').mockImplementation(() => {
      throw new TypeError('broken rule')
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  const files = clientFiles((instance, plans) => {
    instance.client.displayName = '<b>Ours</b>'
    plans.locations[1].factor = 5
  })

  it('is reported as one error, and the other rules run', () => {
    expect(checkClients(files)).toMatchObject([
      { rule: 'markup', file: 'ours/instance.json' },
      {
        rule: 'internal-error',
        severity: 'error',
        file: 'ours/plans.json',
        start: { line: 1, column: 1 },
        message:
          "Internal error in the rule 'free-service', which did not check this file: TypeError: broken rule.",
      },
      { rule: 'unusual-factor', file: 'ours/plans.json' },
    ])
  })

  it('is shown in the workbench too, with the diagnostics of the other rules', () => {
    const { diagnostics, error } = checkFiles(files)
    expect(error).toBe(null)
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['markup', 'internal-error', 'unusual-factor'])
  })
})

test('reports an unknown tier at its position, and no rule throws', () => {
  const files = clientFiles((_, plans) => {
    plans.plans[0].payroll[0].yearly.ECF = 2000
    plans.plans[1].account.companyMoney.ECF = 2000
  })
  expect(checkClients(files).map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
    'unknown-property /plans/0/payroll/0/yearly/ECF',
    'unknown-property /plans/1/account/companyMoney/ECF',
  ])
})

test('no optional or unknown property makes a rule throw', () => {
  const plans = JSON.parse(clientFiles().get('ours/plans.json')!) as object
  const objects: object[] = []
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value)) objects.push(value)
    Object.values(value).forEach(collect)
  }
  collect(plans)
  fc.assert(
    fc.property(fc.constantFrom(...objects), fc.string(), fc.jsonValue(), (owner, name, value) => {
      fc.pre(!Object.hasOwn(owner, name))
      const added = Object.defineProperty(owner, name, { value, enumerable: true, configurable: true })
      const files = clientFiles().set('ours/plans.json', JSON.stringify(plans, null, 2))
      Reflect.deleteProperty(added, name)
      expect(checkClients(files).filter(({ rule }) => rule === 'internal-error')).toEqual([])
    }),
    slowCases,
  )
})

test('reports internal errors as errors, which cannot be accepted', () => {
  expect(allRules.find(({ code }) => code === 'internal-error')!.severity).toBe('error')
})
