import { describe, expect, it } from 'vitest'
import { compareYears, findUnreadableFile } from '../../src/compare/compareYears.ts'
import { compareWithSample, sampleYear, toTexts, type Year } from './sampleYear.ts'

const lines = (change: (year: Year) => void) => compareWithSample(change).map(({ text }) => text)

it('names both units if amounts are in another unit', () => {
  expect(
    lines(({ plans }) => {
      plans.plans[1].payroll[0] = { perPay: { EE: 62.5, ES: 115.38, EC: 100, EF: 160 } }
    }),
  ).toEqual([
    'Saver HSA, employee only: $1,625 per year → $62.50 per paycheck, the same',
    'Saver HSA, employee and spouse: $3,000 per year → $115.38 per paycheck (−$0.12 per year)',
    'Saver HSA, employee and children: $2,600 per year → $100 per paycheck, the same',
    'Saver HSA, family: $4,000 per year → $160 per paycheck (+$160 per year, +4%)',
  ])
})

it('names the row for everyone without a row of their own', () => {
  const before = sampleYear()
  delete before.plans.plans[0].payroll[1].salaryBand
  const after = structuredClone(before)
  after.plans.plans[0].payroll[1].perPay.EE = 85
  expect(compareYears(toTexts(before), toTexts(after)).map(({ text }) => text)).toEqual([
    'Premier PPO, everyone else, employee only: $80 → $85 per paycheck (+$5, +6.3%)',
  ])
})

it('names first what only one of two lists has', () => {
  const before = sampleYear()
  before.plans.plans[0].locations = ['a', 'b', 'c', 'd', 'e', 'f', 'boise']
  const after = structuredClone(before)
  after.plans.plans[0].locations[6] = 'salem'
  expect(compareYears(toTexts(before), toTexts(after)).map(({ text }) => text)).toEqual([
    'Premier PPO, offered at: Boise, a, b, c, d, e, 1 more → Salem, a, b, c, d, e, 1 more',
  ])
})

it('recognizes a changed ID by the name, and does not report its references', () => {
  const found = compareWithSample(({ instance, plans }) => {
    instance.services[0].id = 'pcp'
    plans.services[0].id = 'pcp'
    for (const { uses } of plans.scenarios) uses[0].service = 'pcp'
    plans.plans[0].services[0].service = 'pcp'
    plans.services[0].allowedAmount = 150
  })
  expect(found.map(({ text }) => text)).toEqual([
    'Primary care visit, ID: primary → pcp',
    'Primary care visit, allowed amount: $145 → $150 (+$5, +3.4%)',
  ])
})

it('describes a malformed payment of a year with a changed ID', () => {
  const before = sampleYear()
  before.plans.plans[0].services[0].payment.copay = {}
  const after = sampleYear()
  after.instance.locations[0].id = 'idaho'
  after.plans.locations[0].id = 'idaho'
  expect(compareYears(toTexts(before), toTexts(after)).map(({ text }) => text)).toContain(
    'Premier PPO, Primary care visit, copay: empty → $25',
  )
})

it('treats entries with another ID as others if their name is not unique', () => {
  expect(
    lines(({ instance }) => {
      instance.locations[0].id = 'a'
      instance.locations[1].name = 'Boise'
    }),
  ).toEqual(expect.arrayContaining(['Location added: Boise (a)', 'Location removed: Boise (boise)']))
})

describe('A plan with another name and key', () => {
  const rename = (plan: Year['plans'], name: string) =>
    Object.assign(plan, { key: name.toLowerCase(), displayName: name })
  const renamed = ['Choice, key: ppo → choice', 'Plan renamed: Premier PPO → Choice']

  it('is renamed, with its changed amounts, if it is the only one and has its position', () => {
    expect(
      lines(({ plans }) => {
        rename(plans.plans[0], 'Choice').payroll[0].perPay.EE = 65
        plans.plans[1].key = 'saver'
        plans.surcharges[1].plans = ['choice']
      }),
    ).toEqual([
      'Saver HSA, key: hdhp → saver',
      ...renamed,
      'Choice, Under $65,000, employee only: $62.50 → $65.00 per paycheck (+$2.50, +4%)',
    ])
  })

  it('is renamed if no other plan has its terms', () => {
    const found = lines(({ plans }) => {
      rename(plans.plans[0], 'Choice')
      rename(plans.plans[1], 'Saver')
      plans.surcharges[1].plans = ['choice']
      plans.plans.reverse()
    })
    expect(found).toEqual(expect.arrayContaining([...renamed, 'Plan renamed: Saver HSA → Saver']))
    expect(found.filter((text) => /added|removed/.test(text))).toEqual([])
  })

  it('is another plan if it has other terms at another position', () => {
    const found = lines(({ plans }) => {
      rename(plans.plans[0], 'Choice').payment.coinsurance = 30
      plans.plans.reverse()
    })
    expect(found).toEqual(expect.arrayContaining(['Plan added: Choice', 'Plan removed: Premier PPO']))
  })

  it('is another plan if most of its terms differ, also in the same position', () => {
    const found = lines(({ plans }) => {
      const plan = rename(plans.plans[0], 'Choice')
      plan.deductible = { individual: 2000, family: 4000 }
      plan.outOfPocketMaximum = { individual: 7000, family: 14_000 }
      plan.payment = { coinsurance: 30 }
      plan.services = []
    })
    expect(found).toEqual(expect.arrayContaining(['Plan added: Choice', 'Plan removed: Premier PPO']))
    expect(found).not.toContain(renamed[1])
  })

  it('is another plan if two plans could be the earlier one', () => {
    const found = lines(({ plans }) => {
      rename(plans.plans[0], 'Choice')
      plans.plans.push({ ...plans.plans[0], key: 'b', displayName: 'B' })
    })
    expect(found).toEqual(
      expect.arrayContaining(['Plan added: Choice', 'Plan added: B', 'Plan removed: Premier PPO']),
    )
  })
})

it('distinguishes 1 from "1"', () => {
  const before = sampleYear()
  before.instance.locations = [
    { id: 1, name: 'One' },
    { id: '1', name: 'Other' },
  ]
  const after = structuredClone(before)
  after.instance.locations.pop()
  expect(compareYears(toTexts(before), toTexts(after)).map(({ text }) => text)).toEqual([
    'Location removed: Other',
  ])
})

it('is in the order of a brochure', () => {
  const found = compareWithSample(({ instance, plans }) => {
    plans.plans[0].payroll[0].perPay.EE = 64
    plans.services[1].allowedAmount = 1
    plans.plans[0].deductible.family = 1
    plans.scenarios[0].uses = []
    instance.features.savings = false
    instance.client.planYear = 2028
  })
  expect(found.map(({ section }) => section.name)).toEqual([
    'client',
    'questions',
    'scenarios',
    'plans',
    'services',
    'rates',
  ])
})

it('ignores the folder of the schema', () => {
  expect(lines(({ instance }) => (instance.$schema = '../../schemas/v1/instance.schema.json'))).toEqual([])
  expect(lines(({ instance }) => (instance.$schema = '../schemas/v1/plans.schema.json'))).toHaveLength(1)
})

it.each(['instance.json', 'plans.json'] as const)('names %s if its text is not JSON', (file) => {
  const texts = toTexts(sampleYear())
  const broken = { ...texts, [file]: texts[file].slice(0, -2) }
  expect(findUnreadableFile(broken)).toBe(file)
  expect(findUnreadableFile(texts)).toBeUndefined()
})

describe('Reverting a difference', () => {
  const before = toTexts(sampleYear())
  const year = sampleYear()
  year.plans.plans.reverse()
  const compared = toTexts(year)

  it('restores an order with the comments in the entries', () => {
    const texts = { ...compared, 'plans.json': compared['plans.json'].replace('"key"', '/* HSA */ "key"') }
    const [difference] = compareYears(before, texts)
    const reverted = difference!.revert(texts)
    expect(reverted['plans.json']).toContain('/* HSA */ "key"')
    expect(compareYears(before, reverted)).toEqual([])
  })
})
