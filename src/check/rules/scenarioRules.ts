import { birthScenarios } from '../../contract/family.ts'
import type { CoverageCode } from '../../contract/inputs.ts'
import type { Id } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import { findCatalogService, formatSource, mostUses } from '../catalogEntries.ts'
import { type PlansRule, toRules } from '../LinterRule.ts'
import { maxTypicalUses, mostUsualUses } from './typicalAmounts.ts'
import { acceptIfIntended } from './wording.ts'

type Uses = PlansDocument['scenarios'][number]['uses']
type Persons = PlansDocument['persons'][CoverageCode]

export const scenarioRules = toRules<PlansRule>('warning', {
  'persons-of-tier': {
    title: 'Each tier covers the people that its name says.',
    why: 'The service assigns the uses of care to these people.',
    fails: '"ES": { "adults": 1, "children": 1 }',
    passes: '"ES": { "adults": 2, "children": 0 }',
    check: ({ plans: { persons } }) =>
      Object.entries(isExpected)
        .filter(([tier, isExpectedInTier]) => !isExpectedInTier(persons[tier as CoverageCode]))
        .map(([tier]) => ({
          pointer: `/persons/${tier}`,
          message: `These are not the people that tier ${tier} covers.`,
          help: 'EE is the employee, ES with spouse, EK with one child, EC with children, EF with both.',
        })),
  },
  'scenario-without-uses': {
    title: 'Every scenario says what care is used; only the first may have none.',
    fails: '{ "id": "usual", "uses": [] }',
    passes: '{ "id": "usual", "uses": [{ "service": "primary", "perAdult": 2 }] }',
    check: ({ instance, plans: { scenarios } }) =>
      scenarios.flatMap(
        ({ id, uses }, index) =>
          usesToKey(uses) === keyWithoutUses &&
          id !== instance.scenarios[0]?.id && {
            pointer: `/scenarios/${index}/uses`,
            message: `${formatScenario(id, instance.scenarios)} has no uses of care, so every plan has $0 of expenses.`,
            help: `Add the care that is used in such a year; ${acceptIfIntended}`,
          },
      ),
  },
  'unusual-uses': {
    title:
      'Nobody uses a service far more often than in the typical years of the catalog, or almost every day.',
    fails: '"service": "emergency", "perAdult": 40',
    passes: '"service": "emergency", "perAdult": 1',
    check: ({ plans: { scenarios, services } }) => {
      const names = new Map(services.map(({ id, name }) => [id, name]))
      return scenarios.map(({ uses }, index) =>
        uses.map((row, use) => {
          const name = names.get(row.service) ?? ''
          const service = findCatalogService(name)
          const most = mostUses(service)
          const limit = service && most ? mostUsualUses(service.id, most.uses) : maxTypicalUses
          const published = most
            ? ` No typical year has more than ${most.uses} (${formatSource(most.citation)}): expected at most ${limit}.`
            : ''
          return usesFields
            .filter((field) => (row[field] ?? 0) > limit)
            .map((field) => ({
              pointer: `/scenarios/${index}/uses/${use}/${field}`,
              message: `One person uses '${name}' ${row[field]} times a year here.${published}`,
              help: `Write how often one person uses it in a year; ${acceptIfIntended}`,
            }))
        }),
      )
    },
  },
  'uses-without-birth': {
    title: 'Uses at a birth or by the baby are in a scenario that adds a child.',
    why: 'They have no effect otherwise. Those by the baby also need the actual household.',
    fails: '"adds": null in instance.json, and "byNewborn": 6 in plans.json',
    passes: '"adds": "child" in instance.json, and "byNewborn": 6 in plans.json',
    check: ({ instance, plans: { scenarios } }) => {
      const births = birthScenarios(instance)
      return scenarios.map(({ id, uses }, index) => {
        const hasBirth = births.has(id)
        const withoutBirth = {
          message: 'The scenario adds no child, so there is no birth.',
          help: 'Choose a child as \'adds\' of the scenario ("adds": "child" in instance.json), or remove this.',
        }
        const withoutHousehold = {
          message: "The feature 'household' is off, so uses by the baby do not count.",
          help: "Switch 'household' on in features of instance.json, or remove this.",
        }
        return uses.map(({ byNewborn = 0, month }, use) => {
          const pointer = `/scenarios/${index}/uses/${use}`
          return [
            month === 'birth' && !hasBirth && { pointer: `${pointer}/month`, ...withoutBirth },
            byNewborn > 0 &&
              !(hasBirth && instance.features.household) && {
                pointer: `${pointer}/byNewborn`,
                ...(hasBirth ? withoutHousehold : withoutBirth),
              },
          ]
        })
      })
    },
  },
  'same-uses': {
    title: 'No two scenarios have the same uses.',
    fails: 'the same "uses" in two scenarios',
    passes: 'different "uses" in each scenario',
    check: ({ instance, plans: { scenarios } }) => {
      const firstIds = new Map<string, Id>()
      return scenarios.flatMap(({ id, uses }, index) => {
        const key = usesToKey(uses)
        const firstId = firstIds.get(key)
        if (firstId === undefined) firstIds.set(key, id)
        if (firstId === undefined || key === keyWithoutUses) return []
        return {
          pointer: `/scenarios/${index}/uses`,
          message: `The uses are the same as in ${formatScenario(firstId, instance.scenarios)}, so employees see the same figures for both.`,
          help: `Write the care that is used in such a year, or remove the scenario from both files; ${acceptIfIntended}`,
        }
      })
    },
  },
})

const isExpected: Record<CoverageCode, (persons: Persons) => boolean> = {
  EE: ({ adults, children }) => adults === 1 && children === 0,
  ES: ({ adults, children }) => adults === 2 && children === 0,
  EK: ({ adults, children }) => adults === 1 && children === 1,
  EC: ({ adults, children }) => adults === 1 && children > 0,
  EF: ({ adults, children }) => adults === 2 && children > 0,
}

const usesFields = ['perAdult', 'perChild', 'bySubscriber', 'bySpouse', 'byOneChild', 'byNewborn'] as const

/** The uses as a string to compare, in any order and without rows of 0 uses. */
function usesToKey(uses: Uses): string {
  return uses
    .map((row) => ({
      service: row.service,
      month: row.month,
      counts: usesFields.map((field) => row[field] ?? 0),
    }))
    .filter(({ counts }) => counts.some((count) => count > 0))
    .map((row) => JSON.stringify(row))
    .toSorted()
    .join()
}

const keyWithoutUses = ''

function formatScenario(id: Id, scenarios: { id: Id; display: string }[]) {
  const found = scenarios.find((scenario) => scenario.id === id)
  return JSON.stringify(found?.display ?? id)
}
