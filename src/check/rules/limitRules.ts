import { paymentPlaces } from '../../contract/consistency/idLists.ts'
import type { Plan } from '../../contract/plans.ts'
import { checkEachPlan } from './payments.ts'
import { type PlansRule, toRules } from '../LinterRule.ts'
import { isTypical, typicalLimit } from './typicalAmounts.ts'
import { acceptIfIntended, formatDollars } from './wording.ts'

const limitNames = ['deductible', 'outOfPocketMaximum', 'drugMaximum'] as const satisfies (keyof Plan)[]

export const limitRules = toRules<PlansRule>('warning', {
  'deductible-over-maximum': {
    title: 'A deductible is not above the out-of-pocket maximum.',
    fails: '"deductible": { "individual": 6000, … }, "outOfPocketMaximum": { "individual": 3000, … }',
    passes: '"deductible": { "individual": 3000, … }, "outOfPocketMaximum": { "individual": 6000, … }',
    check: ({ plans: { plans } }) =>
      checkEachPlan(plans, (plan, pointer) => {
        const { deductible, outOfPocketMaximum, drugDeductible, familyDrugDeductible, drugMaximum } = plan
        const drugLimit = drugMaximum ?? outOfPocketMaximum
        const pairs: [name: string, amount: number | undefined, maximum: number][] = [
          ['deductible/individual', deductible.individual, outOfPocketMaximum.individual],
          [
            'deductible/person',
            deductible.person,
            outOfPocketMaximum.person ?? outOfPocketMaximum.individual,
          ],
          ['deductible/family', deductible.family, outOfPocketMaximum.family],
          ['drugDeductible', drugDeductible, drugLimit.individual],
          ['familyDrugDeductible', familyDrugDeductible, drugLimit.family],
        ]
        return pairs.map(
          ([name, amount = 0, maximum]) =>
            isHigher(amount, maximum) && {
              pointer: `${pointer}/${name}`,
              message: `The deductible (${formatDollars(amount)}) is above its maximum (${formatDollars(maximum)}), so nobody reaches it.`,
              help: 'Lower the deductible, or raise the maximum.',
            },
        )
      }),
  },
  'individual-over-family': {
    title: 'An individual limit is not above the family limit, or that of each person of a family.',
    fails: '{ "individual": 2000, "family": 1000, "kind": "embedded" }',
    passes: '{ "individual": 1000, "family": 2000, "kind": "embedded" }',
    check: ({ plans: { plans } }) =>
      checkEachPlan(plans, (plan, pointer) => {
        const pairs: [
          name: string,
          amount: number | undefined,
          other: number | undefined,
          one?: string,
          who?: string,
        ][] = [
          ...limitNames.flatMap((name): typeof pairs => {
            const { individual, person, family } = plan[name] ?? {}
            return [
              [`${name}/individual`, individual, family],
              [`${name}/person`, person, family],
              [`${name}/person`, individual, person, 'an employee alone', 'each person of a family'],
            ]
          }),
          ['familyDrugDeductible', plan.drugDeductible, plan.familyDrugDeductible],
        ]
        return pairs.map(
          ([name, amount = 0, other = Infinity, one = 'one person', who = 'the family']) =>
            isHigher(amount, other) && {
              pointer: `${pointer}/${name}`,
              message: `The limit for ${one} (${formatDollars(amount)}) is above the limit for ${who} (${formatDollars(other)}).`,
              help: 'Check whether the two amounts are swapped.',
            },
        )
      }),
  },
  'person-limit-without-effect': {
    title: 'Only an embedded limit has an amount for each person of a family.',
    fails: '{ "individual": 1750, "family": 7000, "kind": "aggregate", "person": 3500 }',
    passes: '{ "individual": 1750, "family": 7000, "kind": "embedded", "person": 3500 }',
    check: ({ plans: { plans } }) =>
      checkEachPlan(plans, (plan, pointer) =>
        limitNames
          .filter((name) => plan[name]?.kind === 'aggregate' && plan[name].person !== undefined)
          .map((name) => ({
            pointer: `${pointer}/${name}/person`,
            message:
              "With an aggregate limit, no person of a family has a limit of their own, so 'person' has no effect.",
            help: 'Write "embedded" as the kind, or remove \'person\'.',
          })),
      ),
  },
  'deductible-without-effect': {
    title: 'A deductible applies to some payments.',
    why: 'Otherwise employees read that the plan has none.',
    fails: '"deductible": { "individual": 250, … }, "payment": { "copay": 40 }',
    passes: '"deductible": { "individual": 250, … }, "payment": { "deductible": true, "coinsurance": 20 }',
    check: ({ plans: { plans } }) =>
      checkEachPlan(plans, (plan, pointer) => {
        const payments = paymentPlaces(plan, pointer).flatMap(({ payment, services = [] }) => [
          payment,
          ...services.map((row) => row.payment),
        ])
        const hasEffect = payments.some((payment) => payment?.deductible)
        return (
          !hasEffect &&
          Math.max(plan.deductible.individual, plan.deductible.family) > 0 && {
            pointer: `${pointer}/deductible`,
            message:
              'No payment of this plan is after the deductible, so it has no effect, and employees read that there is none.',
            help: `Choose the deductible ("deductible": true) for the payments that it applies to, or set it to 0; ${acceptIfIntended}`,
          }
        )
      }),
  },
  'drug-limit-without-drugs': {
    title: 'A plan has limits for prescription drugs only if a service is one.',
    fails: '"services": [{ "id": "generic", … }], "plans": [{ "drugDeductible": 100, … }]',
    passes: '"services": [{ "id": "generic", "isDrug": true, … }], "plans": [{ "drugDeductible": 100, … }]',
    check: ({ plans: { services, plans } }) =>
      !services.some(({ isDrug }) => isDrug) &&
      checkEachPlan(plans, (plan, pointer) =>
        (['drugDeductible', 'drugMaximum'] as const)
          .filter((name) => plan[name] !== undefined)
          .map((name) => ({
            pointer: `${pointer}/${name}`,
            message: `No service is a prescription drug, so '${name}' has no effect.`,
            help: `Choose 'isDrug' ("isDrug": true) for the prescriptions in 'services', or remove '${name}'.`,
          })),
      ),
  },
  'copays-over-maximum': {
    title: 'Copays count toward the out-of-pocket maximum.',
    why: 'Since 2014, all cost sharing for covered care counts, except in plans that existed before March 23, 2010.',
    fails: '"outOfPocketMaximum": { … }, "maximumExcludesCopays": true',
    passes: '"outOfPocketMaximum": { … }',
    // 42 U.S.C. 300gg-6(b) and 18022(c)(3); a grandfathered plan is exempt, unless it has an HSA.
    check: ({ plans }) =>
      checkEachPlan(plans.plans, ({ maximumExcludesCopays, account }, pointer) => {
        if (!maximumExcludesCopays) return []
        const isHsa = account?.type === 'HSA'
        return {
          pointer: `${pointer}/maximumExcludesCopays`,
          message: isHsa
            ? 'By law, copays count toward the out-of-pocket maximum of a plan with an HSA.'
            : 'By law, copays count toward the out-of-pocket maximum, unless the plan is grandfathered.',
          help: `Remove 'maximumExcludesCopays'${isHsa ? ', or give the plan another account.' : '; if the plan is grandfathered, say so in accepted.json.'}`,
        }
      }),
  },
})

/** Another rule reports atypical amounts, and they do not show that the other amount is wrong. */
function isHigher(amount: number, other: number) {
  return amount > other && isTypical(typicalLimit, amount) && isTypical(typicalLimit, other)
}
