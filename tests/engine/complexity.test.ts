import { fc } from '../kit/fc.ts'
import { isFullRun } from '../kit/fullRun.ts'
import { expect, test } from 'vitest'
import type { PlansDocument } from '../../src/contract/plans.ts'
import { calculate } from '../../src/engine/calculate.ts'
import { documentAndInputs } from './arbitraryPlans.ts'
import { answers, modelOf } from './planDocument.ts'

/** How often a calculation for a family reads a property of the model once the plans' terms are cached. */
function countReads(document: PlansDocument): number {
  let reads = 0
  const count = <T>(value: T): T => {
    if (typeof value !== 'object' || value === null || value instanceof Map) return value
    return new Proxy(value, {
      get: (target, key): unknown => {
        reads++
        return count(Reflect.get(target, key) as unknown)
      },
    })
  }
  const year = answers({ scenario: 'usual', coverage: 'EF', customScenario: null })
  const model = modelOf(document)
  calculate(model, year)
  calculate(count(model), year)
  return reads
}

/** Makes documents comparable: everyone uses every service, and nobody reaches a maximum. */
function withEqualUses(document: PlansDocument): PlansDocument {
  const uses = document.services.map(({ id }) => ({ service: id, perAdult: 3, perChild: 3 }))
  const { selfOnlyCap, ...rest } = document
  const outOfPocketMaximum = { individual: 10_000_000, family: 10_000_000, kind: 'embedded' as const }
  return {
    ...rest,
    scenarios: [{ id: 'usual', uses }],
    plans: rest.plans.map((plan) => ({ ...plan, outOfPocketMaximum })),
  }
}

function withChildren(document: PlansDocument, children: number): PlansDocument {
  return { ...document, persons: { ...document.persons, EF: { adults: 2, children } } }
}

/** Scales the deductibles with the care, so that they are met at the same point. */
function withDeductibles(document: PlansDocument, individual: number, family: number): PlansDocument {
  return {
    ...document,
    plans: document.plans.map(({ deductible, drugDeductible, ...plan }) => ({
      ...plan,
      ...(deductible && {
        deductible: {
          ...deductible,
          individual: individual * deductible.individual,
          family: family * deductible.family,
        },
      }),
      ...(drugDeductible !== undefined && { drugDeductible: individual * drugDeductible }),
    })),
  }
}

function twiceTheServices({ services, plans, ...rest }: PlansDocument): PlansDocument {
  const twin = (id: string | number) => `twin of ${id}`
  return {
    ...rest,
    services: services.flatMap((service) => [service, { ...service, id: twin(service.id) }]),
    plans: plans.map((plan) => ({
      ...plan,
      services: plan.services?.flatMap((row) => [row, { ...row, service: twin(row.service) }]) ?? [],
    })),
  }
}

/** Each twin has a higher payroll deduction and more company money, so that neither dominates the other. */
function twiceThePlans(document: PlansDocument): PlansDocument {
  const all = (each: number) => ({ EE: each, ES: each, EC: each, EF: each })
  return {
    ...document,
    plans: document.plans.flatMap((plan) => [
      plan,
      {
        ...plan,
        key: `twin of ${plan.key}`,
        payroll: [{ yearly: all(9999) }],
        account: { type: 'HRA', needsOwnMoney: false, companyMoney: all(99_999) },
      },
    ]),
  }
}

test.each([
  ['persons', (document: PlansDocument) => withDeductibles(withChildren(document, 6), 1, 2)],
  ['services', (document: PlansDocument) => withDeductibles(twiceTheServices(document), 2, 2)],
  ['plans', twiceThePlans],
  ['plans, doubled again,', (document: PlansDocument) => twiceThePlans(twiceThePlans(document)), 4],
])('Twice the %s need at most proportionally more work', (_, twice, times = 2) => {
  fc.assert(
    fc.property(documentAndInputs, ({ plans }) => {
      const once = withChildren(plans, 2)
      const reads = countReads(withEqualUses(once))
      expect(countReads(withEqualUses(twice(once)))).toBeLessThanOrEqual(1.1 * times * reads)
    }),
    { numRuns: isFullRun ? 300 : 8 },
  )
})
