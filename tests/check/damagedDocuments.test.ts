import { fc, slowCases } from '../kit/fc.ts'
import { describe, expect, it, test } from 'vitest'
import { checkClients } from '../../src/check/checkClients.ts'
import type { Diagnostic } from '../../src/check/Diagnostic.ts'
import { structureRules } from '../../src/check/structure/structureRules.ts'
import { childPointer, parsePointer } from '../../src/contract/pointer.ts'
import { clientFiles, type Loose } from './sample.ts'

const structureCodes = new Set(structureRules.map(({ code }) => code))

const keyOf = ({ rule, file, pointer, message }: Diagnostic) => `${rule} ${file}#${pointer} ${message}`
const locationOf = ({ rule, file, pointer }: Diagnostic) => `${rule} ${file}#${pointer}`

test('reports six problems of different kinds together', () => {
  const files = clientFiles((instance, plans) => {
    instance.client.displayName = '<b>Ours</b>'
    instance.surcharges[0].statement = 5
    plans.services[0].allowedAmount = '150'
    plans.locations[1].factor = 5
    plans.plans[0].deductible.individual = 700
    plans.plans[1].payroll[0].yearly.ES = 355
  })
  expect(checkClients(files).map(locationOf)).toEqual([
    'markup ours/instance.json#/client/displayName',
    'wrong-type ours/instance.json#/surcharges/0/statement',
    'wrong-type ours/plans.json#/services/0/allowedAmount',
    'unusual-factor ours/plans.json#/locations/1/factor',
    'individual-over-family ours/plans.json#/plans/0/deductible/individual',
    'family-cheaper-than-one ours/plans.json#/plans/1/payroll/0/yearly/ES',
  ])
})

describe('Reports no consequences of', () => {
  it.each<[string, (instance: Loose, plans: Loose) => void, string]>([
    [
      'a service without its price',
      (_, plans) => delete plans.services[1].allowedAmount,
      '/services/1/allowedAmount',
    ],
    ['a service without its id', (_, plans) => delete plans.services[1].id, '/services/1/id'],
    ['no list of services', (_, plans) => delete plans.services, '/services'],
    ['a service that is a string', (_, plans) => (plans.services[0] = 'visit'), '/services/0'],
    [
      'a limit without its year',
      (_, plans) => delete plans.contributionLimits[0].year,
      '/contributionLimits/0/year',
    ],
    ['no limits', (_, plans) => delete plans.contributionLimits, '/contributionLimits'],
    [
      'a band that is a list',
      (_, plans) => (plans.plans[0].payroll[0].salaryBand = []),
      '/plans/0/payroll/0/salaryBand',
    ],
    ['no scenarios', (_, plans) => (plans.scenarios = null), '/scenarios'],
    ['no plans', (_, plans) => (plans.plans = {}), '/plans'],
  ])('%s', (_, change, pointer) => {
    const pointers = checkClients(clientFiles(change)).map((diagnostic) => diagnostic.pointer)
    expect(pointers).toEqual([pointer])
  })

  it.each<[string, (instance: Loose) => void]>([
    ['an instance without locations', (instance) => delete instance.locations],
    ['an instance without the name of a service', (instance) => delete instance.services[0].name],
    ['an instance without the id of a salary band', (instance) => delete instance.salaryBands[0].id],
    ['an instance with features that are a text', (instance) => (instance.features = 'all')],
    ['an instance without a plan year', (instance) => delete instance.client.planYear],
  ])('%s', (_, change) => {
    expect(checkClients(clientFiles(change))).toHaveLength(1)
  })
})

test('checks plans even if the instance cannot be parsed', () => {
  const files = clientFiles((_, plans) => {
    plans.locations[1].factor = 5
  })
  files.set('ours/instance.json', '{')
  expect(checkClients(files).map(({ rule }) => rule)).toEqual(['json-syntax', 'unusual-factor'])
  files.delete('ours/instance.json')
  expect(checkClients(files).map(({ rule }) => rule)).toEqual(['missing-file', 'unusual-factor'])
})

/** Independent mistakes, with the diagnostic that each causes and the values on which that depends. */
const mistakes: [change: (instance: Loose, plans: Loose) => void, diagnostic: string, dependsOn: string[]][] =
  [
    [
      (i) => (i.client.displayName = '<b>Ours</b>'),
      'markup ours/instance.json#/client/displayName',
      ['ours/instance.json#/client/displayName'],
    ],
    [
      (i) => i.customScenarioUses.push({ name: 'Yoga class', uses: 1 }),
      'unknown-custom-use ours/instance.json#/customScenarioUses/1/name',
      ['ours/instance.json#/services', 'ours/instance.json#/customScenarioUses'],
    ],
    [
      (_, p) => (p.locations[1].factor = 5),
      'unusual-factor ours/plans.json#/locations/1/factor',
      ['ours/plans.json#/locations/1'],
    ],
    [
      (_, p) => (p.persons.ES.adults = 1),
      'persons-of-tier ours/plans.json#/persons/ES',
      ['ours/plans.json#/persons/ES'],
    ],
    [
      (_, p) => (p.plans[0].deductible.individual = 700),
      'individual-over-family ours/plans.json#/plans/0/deductible/individual',
      ['ours/plans.json#/plans/0/deductible'],
    ],
    [
      (_, p) => (p.plans[0].services[0].payment.copay = 900),
      'copay-over-price ours/plans.json#/plans/0/services/0/payment/copay',
      ['ours/plans.json#/services/0', 'ours/plans.json#/plans/0/services', 'ours/plans.json#/locations'],
    ],
    [
      (_, p) => (p.plans[1].account.companyMoney.ES = 100),
      'family-gets-less ours/plans.json#/plans/1/account/companyMoney/ES',
      ['ours/plans.json#/plans/1/account', 'ours/instance.json#/client/planYear'],
    ],
    [
      (_, p) => (p.plans[1].payment.coinsurance = 0.2),
      'coinsurance-like-a-fraction ours/plans.json#/plans/1/payment/coinsurance',
      ['ours/plans.json#/plans/1/payment'],
    ],
  ]

function allPointers(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer]
  const inner = Object.entries(value).flatMap(([name, part]) =>
    allPointers(part, childPointer(pointer, name)),
  )
  return pointer === '' ? inner : [pointer, ...inner]
}

function damage(document: unknown, pointer: string, kind: 'remove' | 'replace', value: unknown) {
  const parts = parsePointer(pointer)
  const owner = parts.slice(0, -1).reduce<Loose>((part, name) => part[name], document)
  if (kind === 'replace' || Array.isArray(owner)) owner[parts.at(-1)!] = value
  else delete owner[parts.at(-1)!]
}

const isWithin = (pointer: string, other: string) => pointer === other || pointer.startsWith(`${other}/`)

const anyWrongValue = fc.constantFrom<unknown>('', 'x', -1e9, 1e9, 0.5, null, true, [], {}, [null], { x: 1 })

test('a structural error neither hides independent diagnostics nor adds others', () => {
  const mistaken = clientFiles((instance, plans) => {
    for (const [change] of mistakes) change(instance, plans)
  })
  const before = checkClients(mistaken)
  expect(new Set(before.map(locationOf))).toEqual(new Set(mistakes.map(([, diagnostic]) => diagnostic)))
  const values = ['ours/instance.json', 'ours/plans.json'].flatMap((file) =>
    allPointers(JSON.parse(mistaken.get(file)!)).map((pointer) => ({ file, pointer })),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...values),
      fc.constantFrom('remove', 'replace'),
      anyWrongValue,
      ({ file, pointer }, kind, value) => {
        const document: unknown = JSON.parse(mistaken.get(file)!)
        damage(document, pointer, kind, value)
        const files = new Map(mistaken).set(file, JSON.stringify(document, null, 2))
        const after = checkClients(files)
        fc.pre(after.some(({ rule }) => structureCodes.has(rule)))
        const isOfDamage = (diagnostic: Diagnostic) =>
          diagnostic.file === file && isWithin(diagnostic.pointer, pointer)
        const others = after.filter(({ rule }) => !structureCodes.has(rule))
        const known = new Set(before.map(keyOf))
        expect(others.filter((each) => !known.has(keyOf(each)) && !isOfDamage(each)).map(keyOf)).toEqual([])
        const damaged = `${file}#${pointer}`
        const isTouched = (dependsOn: string[]) =>
          dependsOn.some((each) => isWithin(each, damaged) || isWithin(damaged, each))
        const kept = mistakes.filter(([, , dependsOn]) => !isTouched(dependsOn))
        expect(others.map(locationOf)).toEqual(
          expect.arrayContaining(kept.map(([, diagnostic]) => diagnostic)),
        )
      },
    ),
    slowCases,
  )
})
