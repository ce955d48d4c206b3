import { ContractError, type Problem } from '../contract/check.ts'
import type { Id, Instance } from '../contract/instance.ts'
import type { PlansDocument } from '../contract/plans.ts'
import { repeatedIds } from '../contract/repeatedIds.ts'

/**
 * Checks that a plans document has a figure for all that its instance offers, and names nothing that is not there:
 * what a schema of one document cannot say. After this no calculation can miss a figure.
 * @throws ContractError naming every problem.
 */
export function checkAgreement(instance: Instance, plans: PlansDocument): void {
  const problems = [
    ...sameIds('/scenarios', instance.scenarios, plans.scenarios),
    ...sameIds('/locations', instance.locations, plans.locations),
    ...sameIds('/surcharges', instance.surcharges, plans.surcharges),
    ...sameIds('/savingsStyles', instance.savingsStyles, plans.savingsStyles),
    ...repeatedIds(
      '/services',
      plans.services.map(({ id }) => id),
    ),
    ...missing('/services', instance.services, plans.services),
    ...repeatedIds(
      '/plans',
      plans.plans.map(({ key }) => key),
      'key',
    ),
    ...unknownServices(plans),
    ...bandsWithoutPayroll(instance, plans),
  ]
  if (problems.length > 0) throw new ContractError('plans document', problems)
}

type Listed = { id: Id }

function sameIds(path: string, offered: Listed[], priced: Listed[]): Problem[] {
  const known = new Set(offered.map(({ id }) => id))
  return [
    ...missing(path, offered, priced),
    ...priced.flatMap(({ id }, index) =>
      known.has(id) ? [] : [problem(`${path}/${index}/id`, 'an id of the instance', id)],
    ),
    ...repeatedIds(
      path,
      priced.map(({ id }) => id),
    ),
  ]
}

function missing(path: string, offered: Listed[], priced: Listed[]): Problem[] {
  const known = new Set(priced.map(({ id }) => id))
  return offered
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => ({ path, expected: `a row with the id ${JSON.stringify(id)}`, found: 'none' }))
}

function unknownServices({ services, scenarios, plans }: PlansDocument): Problem[] {
  const known = new Set(services.map(({ id }) => id))
  const lists = [
    ...scenarios.map(({ uses }, index) => ({ path: `/scenarios/${index}/uses`, rows: uses })),
    ...plans.map((plan, index) => ({ path: `/plans/${index}/services`, rows: plan.services ?? [] })),
  ]
  return lists.flatMap(({ path, rows }) => [
    ...rows.flatMap(({ service }, index) =>
      known.has(service) ? [] : [problem(`${path}/${index}/service`, 'the id of a service', service)],
    ),
    ...repeatedIds(
      path,
      rows.map(({ service }) => service),
      'service',
    ),
  ])
}

function bandsWithoutPayroll({ features, salaryBands }: Instance, { plans }: PlansDocument): Problem[] {
  const asked = features.salaryBands ? salaryBands.map(({ id }) => id) : [undefined]
  return plans.flatMap(({ payroll }, index) => {
    const bands = new Set(payroll.map(({ salaryBand }) => salaryBand))
    const path = `/plans/${index}/payroll`
    return asked
      .filter((band) => !bands.has(band) && !bands.has(undefined))
      .map((band) => ({ path, expected: `a row for ${JSON.stringify(band) ?? 'every band'}`, found: 'none' }))
  })
}

function problem(path: string, expected: string, found: Id): Problem {
  return { path, expected, found: JSON.stringify(found) }
}
