import { clientLink } from '../../contract/clientLink.ts'
import type { CoverageCode } from '../../contract/inputs.ts'
import { featureLists, findRepeatedIds, type Flag, type Instance } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import { valueAt } from '../../contract/pointer.ts'
import { closestMatch, didYouMean } from '../closestMatch.ts'
import { toLinterRule } from './contractRules.ts'
import { brandRules } from './brandRules.ts'
import { customServiceNames, instanceTextRules } from './textRules.ts'
import { lastKnownYear } from './irsLimits.ts'
import { namesSpouse } from '../namesSpouse.ts'
import { type InstanceRule, toRules } from '../LinterRule.ts'
import { acceptIfIntended } from './wording.ts'

/** How many years after the last one with known limits a client may prepare. */
const maxYearsAhead = 3

export const instanceRules: readonly InstanceRule[] = [
  toLinterRule({
    code: 'repeated-id',
    check: (instance: Instance) => findRepeatedIds(instance).map((issue) => ({ ...issue, params: {} })),
  }),
  ...toRules<InstanceRule>('warning', {
    'list-without-feature': {
      title: 'A list with entries has its feature switched on.',
      fails: '"features": {}, "locations": [{ "id": "boise", "name": "Boise" }]',
      passes: '"features": { "locations": true }, "locations": [{ "id": "boise", "name": "Boise" }]',
      check: (instance, payload, plans) =>
        featureLists
          .filter(({ flag, list }) => !instance.features[flag] && instance[list].length > 0)
          .filter(({ flag }) => !isMisspelled(flag, instance, payload))
          .map(({ flag, list }) => {
            const keys = plansOnlyFor(list, plans).join(', ')
            return {
              pointer: `/${list}`,
              message:
                `'${list}' has entries, but the feature '${flag}' is off, so employees are not asked` +
                (keys && `, and nobody is offered the plans with '${list}': ${keys}`) +
                '.',
              help: `Switch '${flag}' on in features, or empty '${list}'${keys && ' and remove it from these plans'}.`,
            }
          }),
    },
    'surcharge-tiers': {
      title: 'A surcharge for employees with children is also for those with one child.',
      why: 'With a tier for one child, EC is only for several children.',
      fails: '"singleChild": true in features, and "appliesTo": ["EC", "EF"]',
      passes: '"appliesTo": ["EK", "EC", "EF"]',
      check: ({ features, surcharges }) =>
        surcharges.flatMap(({ appliesTo }, index) => {
          const hasTier = (tier: CoverageCode) => appliesTo?.includes(tier) ?? true
          if (hasTier('EK') || !hasTier('EC') || !features.singleChild) return []
          return {
            pointer: `/surcharges/${index}/appliesTo`,
            message:
              'This applies to tier EC but not to EK, so employees with one child are not asked, unlike those with several.',
            help: `Add "EK"; ${acceptIfIntended}`,
          }
        }),
    },
    'statement-without-spouse': {
      title: 'A statement for employees without a spouse is shown to them.',
      fails: '"appliesTo": ["ES", "EF"], "statementWithoutSpouse": "I use tobacco"',
      passes: '"statementWithoutSpouse": "I use tobacco", for every tier',
      check: ({ surcharges }) =>
        surcharges.map(
          ({ statementWithoutSpouse, appliesTo }, index) =>
            Boolean(statementWithoutSpouse) &&
            appliesTo?.every((tier) => tier === 'ES' || tier === 'EF') && {
              pointer: `/surcharges/${index}/statementWithoutSpouse`,
              message: 'Only employees with a spouse see this surcharge, so nobody sees this statement.',
              help: "Remove it, or add tiers without a spouse to 'appliesTo'.",
            },
        ),
    },
    'spouse-statement': {
      title: 'A statement about a spouse is for employees who cover one.',
      why: 'Employees without a covered spouse are asked too, and pay or save the amount.',
      fails: '"statement": "My spouse has coverage at work", for every tier',
      passes: '"statement": "My spouse has coverage at work", "appliesTo": ["ES", "EF"]',
      check: ({ surcharges }) =>
        surcharges.map(({ statement, statementWithoutSpouse, appliesTo }, index) => {
          if (appliesTo?.every((tier) => tier === 'ES' || tier === 'EF')) return []
          const property = statementWithoutSpouse ? 'statementWithoutSpouse' : 'statement'
          const shown = statementWithoutSpouse || statement
          const isAboutSpouse = namesSpouse(shown)
          return (
            (isAboutSpouse || !/\p{L}/u.test(shown)) && {
              pointer: `/surcharges/${index}/${property}`,
              message: isAboutSpouse
                ? 'Employees without a covered spouse are asked this too.'
                : 'Employees without a covered spouse are asked this, but it has no words.',
              help: `Choose the tiers with a spouse ("ES", "EF") in 'appliesTo', or write 'statementWithoutSpouse', such as “I use tobacco”.`,
            }
          )
        }),
    },
    'deadline-date': {
      title: 'The deadline of the next step is a day of the plan year or of the year before.',
      why: 'After the deadline, the results say that it has passed.',
      fails: '"planYear": 2027, "deadline": "2025-11-20"',
      passes: '"planYear": 2027, "deadline": "2026-11-20"',
      check: ({ client: { planYear, nextStep } }) => {
        const [year = 0, month = 0, day] = (nextStep?.deadline ?? '').split('-').map(Number)
        if (day === undefined) return []
        const isInCalendar = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
        const isNear = year === planYear || year === planYear - 1
        return (
          !(isInCalendar && isNear) && {
            pointer: '/client/nextStep/deadline',
            message: isInCalendar
              ? `The deadline is neither in ${planYear}, the plan year, nor in the year before.`
              : 'There is no such day in the calendar.',
            help: `Write the last day for the next step, or remove the deadline; ${acceptIfIntended}`,
          }
        )
      },
    },
    'client-address': {
      title: "The client's address is an http or https address.",
      fails: '"url": "example.com"',
      passes: '"url": "https://example.com"',
      check: ({ client: { url } }) =>
        typeof url === 'string' &&
        clientLink(url) === null && {
          pointer: '/client/url',
          message: "This is not an http or https address, so the client's name will not be a link.",
          help: 'Write the whole address, such as https://example.com/benefits, or null.',
        },
    },
    'far-plan-year': {
      title: 'The plan year is not far in the future.',
      why: 'Two digits may be swapped, and legal limits are not known that far ahead.',
      fails: '"planYear": 2072',
      passes: '"planYear": 2027',
      check: ({ client: { planYear } }) =>
        planYear > lastKnownYear + maxYearsAhead && {
          pointer: '/client/planYear',
          message: `${planYear} is far ahead: legal limits are known only up to ${lastKnownYear}.`,
          help: `Check whether two digits are swapped; ${acceptIfIntended}`,
        },
    },
    'unknown-custom-use': {
      title: 'The custom scenario uses only services that exist.',
      why: 'The custom scenario starts without this use.',
      fails: '"customScenarioUses": [{ "name": "Primary care", "uses": 2 }]',
      passes: '"customScenarioUses": [{ "name": "Primary care visit", "uses": 2 }]',
      check: ({ services }, payload) => {
        const names = services.map(({ name }) => name)
        return customServiceNames(payload).flatMap((name, index) => {
          if (typeof name !== 'string' || names.includes(name)) return []
          const match = closestMatch(name, names)
          return {
            pointer: `/customScenarioUses/${index}/name`,
            message: `There is no service '${name}'.${didYouMean(match)}`,
            help: "Write a name from 'services', or remove the row.",
            replacement: match,
          }
        })
      },
    },
    'uses-in-instance': {
      title: 'The uses of a scenario are only in plans.json.',
      why: 'The service replaces these uses by those of plans.json, from which it calculates the costs.',
      fails:
        '"scenarios": [{ "id": "usual", "uses": [{ "service": "visit", "perAdult": 3 }] }] in instance.json',
      passes:
        '"scenarios": [{ "id": "usual", "uses": [{ "service": "visit", "perAdult": 3 }] }] in plans.json',
      check: ({ scenarios }) =>
        scenarios.map(
          ({ uses }, index) =>
            uses !== undefined &&
            uses !== null && {
              pointer: `/scenarios/${index}/uses`,
              message: "'uses' has no effect in instance.json: the service adds those of plans.json.",
              help: 'Remove it, and write the uses in plans.json.',
            },
        ),
    },
  }),
  ...brandRules,
  ...instanceTextRules,
]

/** Whether a feature is on under a misspelled name, which is reported as unknown. */
function isMisspelled(flag: Flag, { features }: Instance, payload: unknown): boolean {
  const written = Object(valueAt(payload, '/features')) as Record<string, unknown>
  const unused = Object.keys(features).filter((name) => !Object.hasOwn(written, name))
  return Object.keys(written).some(
    (name) => written[name] === true && !(name in features) && closestMatch(name, unused) === flag,
  )
}

/** The keys of the plans that are offered only to employees with some answers to a question. */
function plansOnlyFor(list: (typeof featureLists)[number]['list'], document?: PlansDocument): string[] {
  if (list !== 'locations' && list !== 'salaryBands') return []
  const plans = document?.plans ?? []
  return plans.filter((plan) => plan[list] !== undefined).map(({ key }) => JSON.stringify(key))
}
