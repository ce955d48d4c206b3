import type { Payment, PlansDocument } from '../../contract/plans.ts'
import { type PlansRule, toRules } from '../LinterRule.ts'
import { checkEachPlan, isFree, paymentsByService } from './payments.ts'
import { formatNames, acceptIfIntended } from './wording.ts'

/**
 * Names of care that an HSA plan may cover before the deductible, and of coverage that is not medical. The drugs and
 * tests for chronic conditions are those of IRS Notice 2019-45, appendix.
 */
const exempt =
  /prevent|wellness|well[- ]|check-?up|physical(?! therap)|annual|routine|screen|immuni|vaccin|mammogra|colonoscop|prenatal|contracept|insulin|glucose|tele|virtual|online|e-?visit|statin|beta[- ]blocker|\bace inhibitor|\bssri|corticosteroid|blood pressure|\ba1c|peak flow|retinopathy|glucometer|\binr\b|\bldl\b|resorptive|dental|vision|\beye/i

/** Words, in a name or id, for care that the Affordable Care Act makes free. */
const preventive =
  /\bprevent|\bwellness\b|\bwell[- ]?(child|baby|woman|man|adult|visit|care)\b|immuniz|\bvaccin|\b(annual|routine)[- ](physical|exam|check-?up)|\bcheck-?up/i

const notPreventive =
  /\bnon-?prevent|\bnot prevent|\bother than\b|dental|dentist|teeth|vision|\beye\b|travel|\bdiagnostic/i

export const preventiveCareRules = toRules<PlansRule>('warning', {
  'hsa-before-deductible': {
    title: 'An HSA plan covers only preventive care and telehealth before the deductible.',
    why: 'Other coverage before the deductible makes employees ineligible for an HSA.',
    fails: '{ "service": "primary", "payment": { "copay": 25 } }',
    passes: '{ "service": "primary", "payment": { "deductible": true, "copay": 25 } }',
    // Internal Revenue Code, section 223(c)(2).
    check: ({ plans: { services, plans } }) =>
      checkEachPlan(plans, (plan, pointer) => {
        if (plan.account?.type !== 'HSA') return []
        const nameById = new Map(
          services.filter(({ name }) => !exempt.test(name)).map(({ id, name }) => [id, name]),
        )
        const { rows, others } = paymentsByService(plan, services, pointer)
        // Another rule reports a free payment by default.
        const covered = [...rows, ...(isFree(plan.payment) ? [] : others)].flatMap(({ service, ...row }) => {
          const name = nameById.get(service)
          return name !== undefined && isCoveredEarly(row.payment) ? [{ ...row, name }] : []
        })
        // Several payments are one mistake: they were copied from a plan without an HSA.
        const [first] = covered
        return (
          first && {
            pointer: first.pointer,
            message: `With an HSA, a plan may cover only preventive care and telehealth before the deductible, but this one also covers ${formatNames(covered.map(({ name }) => name))}.`,
            help: 'Let the deductible apply ("deductible": true) without first uses or a price until the deductible, or give the plan another account; if it is preventive care, say so in accepted.json.',
          }
        )
      }),
  },
  'preventive-care-not-free': {
    title: 'Preventive care is free.',
    fails: '{ "service": "preventive", "payment": { "copay": 25 } }',
    passes: '{ "service": "preventive", "payment": {} }',
    check: ({ plans: { services, plans } }) =>
      checkEachPlan(plans, (plan, pointer) => {
        const { rows, others } = paymentsByService(plan, services, pointer)
        return services.filter(isPreventive).map(({ id, name }) => {
          const own = [...rows, ...others].find(({ service }) => service === id)!
          return (
            !isFree(own.payment) && {
              pointer: own.pointer,
              message: `The member pays for '${name}' here, but by law preventive care is free in network.`,
              help: `Let the plan pay all of it in 'services' ({ "service": ${JSON.stringify(id)}, "payment": {} }); ${acceptIfIntended}`,
            }
          )
        })
      }),
  },
})

/** Whether the plan pays a part of a use before the deductible is met. */
function isCoveredEarly({ deductible, coinsurance, notCovered, firstUses, priceUntilDeductible }: Payment) {
  if (notCovered) return false
  return firstUses !== undefined || priceUntilDeductible !== undefined || (!deductible && coinsurance !== 100)
}

/** Whether plans must cover a service for free. Preventive drugs need not be free. */
export function isPreventive({ id, name, isDrug }: PlansDocument['services'][number]): boolean {
  return !isDrug && !notPreventive.test(name) && preventive.test(`${name} ${id}`)
}
