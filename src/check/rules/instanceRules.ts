import { clientLink } from '../../contract/clientLink.ts'
import type { CoverageCode } from '../../contract/inputs.ts'
import { featureLists, findRepeatedIds } from '../../contract/instance.ts'
import { closestMatch, didYouMean } from '../closestMatch.ts'
import { brandRules } from './brandRules.ts'
import { toRepeatedDiagnostic } from './contractRules.ts'
import { customServiceNames } from './displayedTexts.ts'
import { lastKnownYear } from './limits/irsLimits.ts'
import type { InstanceRule } from './Rule.ts'
import { instanceTextRules } from './textRules.ts'
import { acceptIfIntended } from './wording.ts'

/** How many years after the last one with known limits a client may prepare. */
const maxYearsAhead = 3

export const instanceRules: readonly InstanceRule[] = [
  {
    code: 'repeated-id',
    severity: 'error',
    title: 'No id appears twice in a list.',
    check: (instance) => findRepeatedIds(instance).map(toRepeatedDiagnostic),
  },
  {
    code: 'list-without-feature',
    severity: 'warning',
    title: 'A list with entries has its feature switched on.',
    check: (instance) =>
      featureLists
        .filter(({ flag, list }) => !instance.features[flag] && instance[list].length > 0)
        .map(({ flag, list }) => ({
          pointer: `/${list}`,
          message: `'${list}' has entries, but the feature '${flag}' is off, so employees are not asked.`,
          help: `Switch '${flag}' on in features, or empty '${list}'.`,
        })),
  },
  {
    code: 'feature-without-effect',
    severity: 'warning',
    title: 'A feature that needs another one has it switched on too.',
    check: ({ features: { customPerPerson, customScenario } }) =>
      customPerPerson && !customScenario
        ? [
            {
              pointer: '/features/customPerPerson',
              message: "'customPerPerson' has no effect, because 'customScenario' is off.",
              help: "Switch 'customScenario' on, or 'customPerPerson' off.",
            },
          ]
        : [],
  },
  {
    code: 'surcharge-tiers',
    severity: 'warning',
    title: 'A surcharge for employees with children is also for those with one child.',
    check: ({ features, surcharges }) =>
      surcharges.flatMap(({ appliesTo }, index) => {
        const hasTier = (tier: CoverageCode) => appliesTo?.includes(tier) ?? true
        if (hasTier('EK') || !hasTier('EC') || !features.singleChild) return []
        return [
          {
            pointer: `/surcharges/${index}/appliesTo`,
            message:
              'This applies to tier EC but not to EK, so employees with one child are not asked, unlike those with several.',
            help: `Add "EK"; ${acceptIfIntended}`,
          },
        ]
      }),
  },
  {
    code: 'client-address',
    severity: 'warning',
    title: "The client's address is an http or https address.",
    check: ({ client: { url } }) =>
      url === undefined || url === null || clientLink(url) !== null
        ? []
        : [
            {
              pointer: '/client/url',
              message: "This is not an http or https address, so the client's name will not be a link.",
              help: 'Write the whole address, such as https://example.com/benefits, or null.',
            },
          ],
  },
  {
    code: 'far-plan-year',
    severity: 'warning',
    title: 'The plan year is not far in the future.',
    check: ({ client: { planYear } }) =>
      planYear <= lastKnownYear + maxYearsAhead
        ? []
        : [
            {
              pointer: '/client/planYear',
              message: `${planYear} is far ahead: legal limits are known only up to ${lastKnownYear}.`,
              help: `Check whether two digits are swapped; ${acceptIfIntended}`,
            },
          ],
  },
  {
    code: 'unknown-custom-use',
    severity: 'warning',
    title: 'The custom scenario uses only services that exist.',
    check: ({ services }, payload) => {
      const names = services.map(({ name }) => name)
      return customServiceNames(payload).flatMap((name, index) => {
        if (typeof name !== 'string' || names.includes(name)) return []
        const match = closestMatch(name, names)
        return [
          {
            pointer: `/customScenarioUses/${index}/name`,
            message: `There is no service '${name}'.${didYouMean(match)}`,
            help: "Write a name from 'services', or remove the row.",
            replacement: match,
          },
        ]
      })
    },
  },
  {
    code: 'uses-in-instance',
    severity: 'warning',
    title: 'The uses of a scenario are only in plans.json.',
    check: ({ scenarios }) =>
      scenarios.flatMap(({ uses }, index) =>
        uses
          ? [
              {
                pointer: `/scenarios/${index}/uses`,
                message: "'uses' has no effect in instance.json: the service adds those of plans.json.",
                help: 'Remove it, and write the uses in plans.json.',
              },
            ]
          : [],
      ),
  },
  ...brandRules,
  ...instanceTextRules,
]
