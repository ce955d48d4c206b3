import { idKey } from '../../contract/idKey.ts'
import type { Plan, PlansDocument } from '../../contract/plans.ts'
import { type Findings, type PlansRule, toRules } from '../LinterRule.ts'
import { checkEachPlan } from './payments.ts'
import { acceptIfIntended, formatNames } from './wording.ts'

type OtherProviders = NonNullable<Plan['otherProviders']>[number]

export const otherProviderRules = toRules<PlansRule>('warning', {
  'provider-shares-over-100': {
    title: 'The shares of uses at other providers sum to at most 100%.',
    fails: '"otherProviders": [{ "share": 70, … }, { "share": 40, … }]',
    passes: '"otherProviders": [{ "share": 50, … }, { "share": 40, … }]',
    check: ({ plans: { services, plans } }) =>
      checkEachPlan(plans, ({ otherProviders = [] }, pointer) => {
        const sums = services.map((service) => {
          const shares = otherProviders.map((each) => (hasUses(each, service) ? each.share : 0))
          return { name: service.name, sum: Math.round(100 * shares.reduce((a, b) => a + b, 0)) / 100 }
        })
        const over = sums.filter(({ sum }) => sum > 100)
        return (
          over.length > 0 && {
            pointer: `${pointer}/otherProviders`,
            message: `The shares of ${formatNames(over.map(({ name }) => name))} sum to ${over[0]!.sum}%, so the last one has fewer uses than it says.`,
            help: "Lower the shares to at most 100%; what is left is at the plan's preferred providers.",
          }
        )
      }),
  },
  'providers-without-payment': {
    title: 'Other providers have a payment.',
    fails: '{ "name": "Out of network", "share": 5 }',
    passes: '{ "name": "Out of network", "share": 5, "payment": { "deductible": true, "coinsurance": 40 } }',
    check: ({ plans: { services, plans } }) =>
      checkEachProviders(
        plans,
        (providers, pointer) =>
          !services.some((service) => hasUses(providers, service)) && {
            pointer,
            message: `No service has a payment at '${providers.name}', so the share of ${providers.share}% has no effect.`,
            help: "Add the usual 'payment' there, or 'services' with their payments.",
          },
      ),
  },
  'emergency-at-other-providers': {
    title: 'Emergency care costs the same out of network.',
    why: 'The No Surprises Act requires it, and that the plan’s own deductible and maximum count it.',
    fails: '{ "name": "Out of network", "payment": { "coinsurance": 40 }, … }',
    passes: '{ "name": "Out of network", "payment": { "coinsurance": 40 }, "except": ["emergency"], … }',
    // 42 U.S.C. 300gg-111(a)(1).
    check: ({ plans: { services, plans } }) =>
      checkEachProviders(plans, (providers, pointer) => {
        const emergencies = services.filter((each) => isEmergency(each) && hasUses(providers, each))
        const ids = emergencies.map(({ id }) => idKey(id)).join(', ')
        return (
          emergencies.length > 0 && {
            pointer,
            message: `${formatNames(emergencies.map(({ name }) => name))} would cost something else at '${providers.name}'.`,
            help: `Add the service to 'except' ([${ids}]), and remove it from 'services' there; ${acceptIfIntended}`,
          }
        )
      }),
  },
})

function checkEachProviders(
  plans: readonly Plan[],
  check: (providers: OtherProviders, pointer: string) => Findings,
): Findings {
  return checkEachPlan(plans, ({ otherProviders = [] }, pointer) =>
    otherProviders.map((each, index) => check(each, `${pointer}/otherProviders/${index}`)),
  )
}

type Service = PlansDocument['services'][number]

/** Whether a service has a payment at other providers. */
function hasUses({ payment, services = [], except = [] }: OtherProviders, { id, isDrug = false }: Service) {
  return (
    services.some(({ service }) => service === id) ||
    (payment !== undefined && !isDrug && !except.includes(id))
  )
}

function isEmergency({ id, name }: Service) {
  return /\bemergenc/i.test(`${name} ${id}`)
}
