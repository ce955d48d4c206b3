import type { Plan } from '../../../contract/plans.ts'
import { checkEachPlan } from '../checkEachPlan.ts'
import type { PlansRule } from '../Rule.ts'
import { isTypical, typicalLimit } from '../typicalAmounts.ts'
import { formatDollars } from '../wording.ts'

const limitNames = ['deductible', 'outOfPocketMaximum', 'drugMaximum'] as const satisfies (keyof Plan)[]

/** Deductibles and out-of-pocket maximums that contradict each other. */
export const limitRules: readonly PlansRule[] = [
  {
    code: 'deductible-over-maximum',
    severity: 'warning',
    title: 'A deductible is not above the out-of-pocket maximum.',
    check: ({ plans }) =>
      checkEachPlan(plans.plans, (plan, pointer) => {
        const { deductible, outOfPocketMaximum, drugDeductible, familyDrugDeductible, drugMaximum } = plan
        const drugLimit = drugMaximum ?? outOfPocketMaximum
        const maximumName = `the ${drugMaximum ? 'drug' : 'out-of-pocket'} maximum`
        return [
          ...(['individual', 'family'] as const).map((name) => ({
            pointer: `${pointer}/deductible/${name}`,
            amount: deductible[name],
            maximum: outOfPocketMaximum[name],
            names: ['deductible', 'the out-of-pocket maximum'],
          })),
          {
            pointer: `${pointer}/drugDeductible`,
            amount: drugDeductible,
            maximum: drugLimit.individual,
            names: ['drug deductible', maximumName],
          },
          {
            pointer: `${pointer}/familyDrugDeductible`,
            amount: familyDrugDeductible,
            maximum: drugLimit.family,
            names: ['family drug deductible', maximumName],
          },
        ].flatMap(({ amount = 0, maximum, names: [name, limit], ...at }) =>
          isHigher(amount, maximum)
            ? [
                {
                  pointer: at.pointer,
                  message: `The ${name} (${formatDollars(amount)}) is above ${limit} (${formatDollars(maximum)}), so nobody reaches it.`,
                  help: 'Lower the deductible, or raise the maximum.',
                },
              ]
            : [],
        )
      }),
  },
  {
    code: 'individual-over-family',
    severity: 'warning',
    title: 'An individual limit is not above the family limit.',
    check: ({ plans }) =>
      checkEachPlan(plans.plans, (plan, pointer) => {
        const { drugDeductible = 0, familyDrugDeductible = Infinity } = plan
        const limits = limitNames.flatMap((name) => {
          const limit = plan[name]
          return limit ? [{ ...limit, pointer: `${pointer}/${name}/individual` }] : []
        })
        return [
          ...limits,
          {
            individual: drugDeductible,
            family: familyDrugDeductible,
            pointer: `${pointer}/familyDrugDeductible`,
          },
        ]
          .filter(({ individual, family }) => isHigher(individual, family))
          .map(({ individual, family, ...limit }) => ({
            pointer: limit.pointer,
            message: `The limit for one person (${formatDollars(individual)}) is above the limit for the family (${formatDollars(family)}).`,
            help: 'Check whether the two amounts are swapped.',
          }))
      }),
  },
  {
    code: 'drug-limit-without-drugs',
    severity: 'warning',
    title: 'A plan has limits for prescription drugs only if a service is one.',
    check: ({ plans: { services, plans } }) =>
      services.some(({ isDrug }) => isDrug)
        ? []
        : checkEachPlan(plans, (plan, pointer) =>
            (['drugDeductible', 'drugMaximum'] as const)
              .filter((name) => plan[name] !== undefined)
              .map((name) => ({
                pointer: `${pointer}/${name}`,
                message: `No service is a prescription drug, so '${name}' has no effect.`,
                help: `Add "isDrug": true to the prescriptions in 'services', or remove '${name}'.`,
              })),
          ),
  },
  {
    code: 'copays-over-maximum',
    severity: 'warning',
    title: 'Copays count toward the out-of-pocket maximum.',
    // 42 U.S.C. 300gg-6(b) and 18022(c)(3); a grandfathered plan is exempt, unless it has an HSA.
    check: ({ plans }) =>
      checkEachPlan(plans.plans, ({ maximumExcludesCopays, account }, pointer) => {
        if (!maximumExcludesCopays) return []
        const isHsa = account?.type === 'HSA'
        return [
          {
            pointer: `${pointer}/maximumExcludesCopays`,
            message: isHsa
              ? 'By law, copays count toward the out-of-pocket maximum of a plan with an HSA.'
              : 'By law, copays count toward the out-of-pocket maximum, unless the plan is grandfathered.',
            help: `Remove 'maximumExcludesCopays'${isHsa ? ', or give the plan another account.' : '; if the plan is grandfathered, say so in accepted.json.'}`,
          },
        ]
      }),
  },
]

/** Another rule reports atypical amounts, and they do not show that the other amount is wrong. */
function isHigher(amount: number, other: number) {
  return amount > other && isTypical(typicalLimit, amount) && isTypical(typicalLimit, other)
}
