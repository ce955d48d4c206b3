import { repeatedBreach } from '../../contract/agreement/repeated.ts'
import { clientLink } from '../../contract/clientLink.ts'
import { flagsWithList, listOf, repeatedIn } from '../../contract/instance.ts'
import { closestName } from '../../contract/agreement/closestName.ts'
import { lastKnownYear } from '../law/lawFigures.ts'
import { customUses } from './customUses.ts'
import { faultOf } from './faultOf.ts'
import { ifMeant } from './ifMeant.ts'
import type { InstanceRule } from './Rule.ts'
import { instanceTextRules } from './textRules.ts'

/** How long before its figures are known a plan year may be made ready. */
const yearsAhead = 3

export const instanceRules: readonly InstanceRule[] = [
  {
    code: 'repeated-id',
    severity: 'error',
    title: 'An id stands once in a list.',
    check: (instance) => repeatedIn(instance).map(repeatedBreach).map(faultOf),
  },
  {
    code: 'list-without-feature',
    severity: 'warning',
    title: 'A list with something to choose from has its feature on.',
    check: (instance) =>
      flagsWithList
        .map((flag) => ({ flag, list: listOf[flag] }))
        .filter(({ flag, list }) => !instance.features[flag] && instance[list].length > 0)
        .map(({ flag, list }) => ({
          pointer: `/${list}`,
          message: `'${list}' is filled, and the feature '${flag}' is off: nobody is asked.`,
          mend: `Switch '${flag}' on in features, or empty '${list}'.`,
        })),
  },
  {
    code: 'client-address',
    severity: 'warning',
    title: "The client's address is one that a browser can open.",
    check: ({ client: { url } }) =>
      url === undefined || url === null || clientLink(url) !== null
        ? []
        : [
            {
              pointer: '/client/url',
              message: "This is no address with http or https, so that the client's name is no link.",
              mend: 'Write the whole address, as https://example.com/benefits, or null.',
            },
          ],
  },
  {
    code: 'far-plan-year',
    severity: 'warning',
    title: 'The plan year is near.',
    check: ({ client: { planYear } }) =>
      planYear <= lastKnownYear + yearsAhead
        ? []
        : [
            {
              pointer: '/client/planYear',
              message: `${planYear} is far ahead: what the law asks is known here up to ${lastKnownYear}.`,
              mend: `See whether two digits have changed places; ${ifMeant}`,
            },
          ],
  },
  {
    code: 'unknown-custom-use',
    severity: 'warning',
    title: 'The uses of the custom scenario are of services that there are.',
    check: ({ services }, payload) => {
      const names = services.map(({ name }) => name)
      return customUses(payload).flatMap((name, place) => {
        if (typeof name !== 'string' || names.includes(name)) return []
        const meant = closestName(name, names)
        return [
          {
            pointer: `/customScenarioUses/${place}/name`,
            message: `There is no service '${name}'.${meant === undefined ? '' : ` Did you mean '${meant}'?`}`,
            mend: 'Write the name of a service as it stands in services, or take the row out.',
          },
        ]
      })
    },
  },
  ...instanceTextRules,
]
