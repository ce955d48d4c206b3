import { clientLink } from '../../contract/clientLink.ts'
import { findRepeatedIds, flagsWithList, listByFlag } from '../../contract/instance.ts'
import { closestMatch } from '../closestMatch.ts'
import { lastKnownYear } from '../law/irsLimits.ts'
import { customUses } from './customUses.ts'
import { explainRepeated } from './contractIssues.ts'
import { ifMeant } from './ifMeant.ts'
import type { InstanceRule } from './Rule.ts'
import { instanceTextRules } from './textRules.ts'

/** How long before its figures are known a plan year may be made ready. */
const yearsAhead = 3

export const instanceRules: readonly InstanceRule[] = [
  {
    code: 'repeated-id',
    severity: 'error',
    title: 'No id appears twice in a list.',
    check: (instance) => findRepeatedIds(instance).map(explainRepeated),
  },
  {
    code: 'list-without-feature',
    severity: 'warning',
    title: 'A list that has entries has its feature switched on.',
    check: (instance) =>
      flagsWithList
        .map((flag) => ({ flag, list: listByFlag[flag] }))
        .filter(({ flag, list }) => !instance.features[flag] && instance[list].length > 0)
        .map(({ flag, list }) => ({
          pointer: `/${list}`,
          message: `'${list}' has entries, but the feature '${flag}' is off, so nobody is asked.`,
          help: `Switch '${flag}' on in features, or empty '${list}'.`,
        })),
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
              help: 'Write the whole address, as https://example.com/benefits, or null.',
            },
          ],
  },
  {
    code: 'far-plan-year',
    severity: 'warning',
    title: 'The plan year is not far in the future.',
    check: ({ client: { planYear } }) =>
      planYear <= lastKnownYear + yearsAhead
        ? []
        : [
            {
              pointer: '/client/planYear',
              message: `${planYear} is far ahead: legal limits are known here only up to ${lastKnownYear}.`,
              help: `Check whether two digits are swapped; ${ifMeant}`,
            },
          ],
  },
  {
    code: 'unknown-custom-use',
    severity: 'warning',
    title: 'The custom scenario uses only services that exist.',
    check: ({ services }, payload) => {
      const names = services.map(({ name }) => name)
      return customUses(payload).flatMap((name, place) => {
        if (typeof name !== 'string' || names.includes(name)) return []
        const meant = closestMatch(name, names)
        return [
          {
            pointer: `/customScenarioUses/${place}/name`,
            message: `There is no service '${name}'.${meant === undefined ? '' : ` Did you mean '${meant}'?`}`,
            help: 'Write a service name as it is in services, or remove the row.',
            replacement: meant,
          },
        ]
      })
    },
  },
  ...instanceTextRules,
]
