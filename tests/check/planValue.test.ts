import { describe, expect, it } from 'vitest'
import type { PlansDocument } from '../../src/contract/plans.ts'
import { metalLevel, metalLevels, planValues } from '../../src/check/planValue.ts'
import { samples } from '../kit/samples.ts'
import {
  paymentOf,
  readPublishedTerms,
  type PublishedTerms,
} from '../engine/coverageExamples/priceExamples.ts'
import { limit, plan, plansDocument, sameForAll, service } from '../engine/planDocument.ts'

const { instance } = samples.get('fernhill')!.current

/** In percent. */
function valueOf(changes: Parameters<typeof plan>[0], document: Partial<PlansDocument> = {}) {
  const value = planValues(plansDocument({ ...document, plans: [plan(changes)] }), instance).get('plan')!
  return { share: 100 * value.share, withMoney: 100 * value.withMoney }
}

const deductible = (amount: number) => ({ deductible: limit(amount), payment: { deductible: true } })

describe('The value of a plan', () => {
  it('is 100% if the plan pays everything', () => {
    expect(valueOf({})).toEqual({ share: 100, withMoney: 100 })
  })

  // CMS prints the mean cost up to these amounts, and in all: $9,034.31 with a Gold plan, and $5,190.48 with a Bronze plan.
  it.each([
    [100, 88.84, 9034.31],
    [800, 616.7, 9034.31],
    [2100, 1332.25, 9034.31],
    [9800, 2289.17, 5190.48],
  ])('is the care above the deductible if all care has one of $%d', (amount, below, all) => {
    const services = [service('preventive', 100)]
    expect(Math.abs(valueOf(deductible(amount), { services }).share - 100 * (1 - below / all))).toBeLessThan(
      0.6,
    )
  })

  it('does not include other providers', () => {
    const otherProviders = [{ name: 'Out of network', share: 50, payment: { notCovered: true } }]
    expect(valueOf({ otherProviders }).share).toBe(100)
  })

  it('counts company money that pays for care', () => {
    const account = { type: 'HSA', companyMoney: sameForAll(100), needsOwnMoney: false } as const
    const { share, withMoney } = valueOf({ ...deductible(800), account })
    expect(valueOf({ ...deductible(800), account: { ...account, counts: 'full' } })).toEqual({
      share,
      withMoney,
    })
    expect(share).toBe(valueOf(deductible(800)).share)
    // $100 is 1.1% of $9,034, and nearly everybody has as much care.
    expect(withMoney - share).toBeGreaterThan(0.8)
    expect(withMoney - share).toBeLessThan(1.1)
  })

  it('includes free preventive care, and the usual payment for care that the client does not list', () => {
    const nothing = valueOf({ payment: { notCovered: true }, outOfPocketMaximum: limit(0) }).share
    // Preventive care is 5.7% of the care of people with a Bronze plan.
    expect(nothing).toBeCloseTo(5.7, 0)
  })

  it('uses the payment of the service of each kind of care, whatever its price', () => {
    const day = { ...service('day', 1), name: 'Day in hospital', daysPerStay: 3 }
    const drug = { ...service(7, 1), name: 'Generic prescription', isDrug: true }
    const emergency = { ...service('er', 1), name: 'Emergency room' }
    const withRow = (row: NonNullable<ReturnType<typeof plan>['services']>[number]) =>
      valueOf({ services: [row] }, { services: [day, drug, emergency] }).share
    expect(withRow({ service: 7, payment: { notCovered: true } })).toBeCloseTo(100 - 3.7, 0)
    const copay = withRow({ service: 'er', payment: { copay: 500 } })
    expect(copay).toBeCloseTo(100 - (0.152 * 500 * 100) / 9034, 1)
    const waived = withRow({ service: 'er', payment: { copay: 500, copayWaivedWith: 'day' } })
    expect(waived).toBeGreaterThan(copay)
  })

  it.each([
    ['Specialist office visit', 'Primary care visit'],
    ['Specialist office visit', 'Office visit'],
    ['Psychiatrist visit', 'Mental health visit'],
    ['Therapy session', 'Physical therapy visit'],
    ['Labor and delivery', 'Lab test'],
    ['Emergency ambulance', 'Emergency room'],
    ['Inpatient surgery', 'Outpatient surgery'],
    ['Outpatient hospital visit', 'Day in hospital'],
    ['Inpatient surgery', 'Day in hospital'],
    ['Tier 3 drug', 'Tier 1 drug'],
    ['Tier 1 drug', 'Tier 2 drug'],
  ])('does not use the payment of "%s" for care like "%s"', (other, own) => {
    const named = (name: string) => ({ ...service(name, 1), name, isDrug: name.endsWith('drug') })
    const changes = { services: [{ service: own, payment: { notCovered: true } }] }
    const { share } = valueOf(changes, { services: [named(own)] })
    expect(share).toBeLessThan(99)
    expect(valueOf(changes, { services: [named(other), named(own)] }).share).toBe(share)
  })

  it.each(['Annual physical', 'Doctor visit', 'Blood work', 'Consulta con especialista'])(
    'uses the payment of "%s", which the catalog knows under another name',
    (name) => {
      const changes = { services: [{ service: 1, payment: { notCovered: true } }] }
      expect(valueOf(changes, { services: [{ ...service(1, 1), name }] }).share).toBeLessThan(99)
    },
  )

  it('does not depend on who is offered the plan, its payroll, and the covered months', () => {
    const offer = {
      locations: ['north'],
      salaryBands: ['low'],
      payroll: [{ salaryBand: 'low', yearly: sameForAll(9) }],
    }
    expect(valueOf({ ...deductible(2100), ...offer }, { coveredMonths: 6 })).toEqual(
      valueOf(deductible(2100)),
    )
  })
})

/** The legal range of a metal level, and of a variant of Silver, which can be one point higher. */
function legalRange({ plan: name }: PublishedTerms) {
  const variant = Number(/(73|87|94)%/.exec(name)?.[1])
  return variant
    ? { level: 'variant', from: variant, to: variant + 1 }
    : metalLevels.map((each) => ({ ...each, level: each.name })).find((each) => name.includes(each.name))
}

const kinds = ['primary', 'specialist', 'therapy', 'lab', 'xray', 'emergency', 'stay', 'generic', 'brand']
const services = kinds.map((kind) => ({
  ...service(kind === 'stay' ? 'hospital' : kind, 100),
  isDrug: kind === 'generic' || kind === 'brand',
}))

function publishedValue(terms: PublishedTerms) {
  return valueOf(
    {
      deductible: limit(Number(terms.deductible)),
      outOfPocketMaximum: limit(Number(terms.maximum)),
      ...(terms.drugDeductible && { drugDeductible: Number(terms.drugDeductible) }),
      payment: paymentOf(terms, 'stay'),
      services: services.map(({ id }, index) => ({ service: id, payment: paymentOf(terms, kinds[index]!) })),
    },
    { services },
  ).share
}

describe('The estimate', () => {
  const designs = new Map(
    readPublishedTerms().map((terms) => [
      JSON.stringify([
        terms.deductible,
        terms.maximum,
        terms.drugDeductible,
        ...kinds.map((kind) => terms[kind]),
      ]),
      terms,
    ]),
  )
  const errorsOf = (level: string) =>
    [...designs.values()].flatMap((terms) => {
      const range = legalRange(terms)
      if (range?.level !== level) return []
      const value = publishedValue(terms)
      return [Math.abs(value - Math.min(Math.max(value, range.from), range.to))]
    })

  // docs/ACCURACY.md has these figures.
  it.each([
    ['Bronze', 15, 1, 3.5],
    ['Silver', 19, 1, 5.5],
    ['Gold', 8, 1, 3.5],
    ['Platinum', 1, 0.5, 0.5],
    ['variant', 8, 1, 4.5],
  ])('of %s plans is close to the legal range', (level, count, meanError, largest) => {
    const errors = errorsOf(level)
    expect(errors).toHaveLength(count)
    expect(errors.reduce((sum, error) => sum + error, 0) / count).toBeLessThan(meanError)
    expect(Math.max(...errors)).toBeLessThan(largest)
  })

  // Brown University, 2026 (hr.brown.edu/benefits-wellness/medical-plans), whose plans Fernhill has.
  it.each([
    ['core', 'share', 88.5],
    ['premier', 'share', 92.8],
    ['cdhp', 'withMoney', 86.2],
  ] as const)(
    'of the plan %s of Fernhill differs by less than 1.5 points from the published value',
    (key, kind, published) => {
      const { document } = samples.get('fernhill')!.current.model
      expect(Math.abs(100 * planValues(document, instance).get(key)![kind] - published)).toBeLessThan(1.5)
    },
  )
})

it.each([
  [0.5, 'below Bronze'],
  [0.56, 'Bronze'],
  [0.654, 'Bronze'],
  [0.74, 'between Silver and Gold'],
  [0.804, 'Gold'],
  [0.84, 'between Gold and Platinum'],
  [0.924, 'Platinum'],
  [0.93, 'above Platinum'],
])('the level of %d is %s', (share, level) => {
  expect(metalLevel(share)).toBe(level)
})
