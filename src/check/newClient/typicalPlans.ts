import type { Limit, MoneyByTier, Plan } from '../../contract/plans.ts'
import { UsageError } from '../files/UsageError.ts'
import type { PlanKind } from './questions.ts'

type TypicalPlan = Omit<Plan, 'key' | 'displayName' | 'payroll'> & { yearly: Required<MoneyByTier> }

const preventive = { service: 'preventive', payment: {} }

const displayNames: Record<PlanKind, string> = {
  ppo: 'PPO Plan',
  hdhp: 'High Deductible Plan with HSA',
  copay: 'Copay Plan (HMO)',
}

/**
 * Per kind, a typical plan and a leaner one for clients that have two. In every selection, each plan is the cheapest in
 * at least one typical scenario.
 */
const typicalPlans: Record<PlanKind, readonly TypicalPlan[]> = {
  ppo: [
    {
      ...limits(embedded(500), embedded(3500)),
      payment: { deductible: true, coinsurance: 20 },
      services: ppoServices({ primary: 25, specialist: 40, urgent: 50, generic: 10, brand: 35 }, 150),
      yearly: { EE: 1020, ES: 2160, EK: 1500, EC: 1800, EF: 2460 },
    },
    {
      ...limits(embedded(1500), embedded(6000)),
      payment: { deductible: true, coinsurance: 20 },
      services: ppoServices({ primary: 30, specialist: 50, urgent: 60, generic: 10, brand: 40 }, 200),
      yearly: { EE: 840, ES: 1440, EK: 960, EC: 1140, EF: 2100 },
    },
  ],
  hdhp: [
    {
      ...limits({ ...embedded(2000), kind: 'aggregate' }, embedded(5000)),
      payment: { deductible: true, coinsurance: 20 },
      services: [preventive],
      account: companyAccount(),
      yearly: { EE: 480, ES: 1080, EK: 660, EC: 780, EF: 1920 },
    },
    {
      ...limits(embedded(3500), embedded(7000)),
      payment: { deductible: true, coinsurance: 30 },
      services: [preventive],
      account: companyAccount(),
      yearly: { EE: 240, ES: 480, EK: 360, EC: 420, EF: 840 },
    },
  ],
  copay: [
    {
      ...limits(embedded(0), embedded(3500)),
      payment: { copay: 35 },
      services: copayServices({
        emergency: 250,
        generic: 10,
        mri: 200,
        surgery: 500,
        maternity: 1000,
        hospital: 400,
      }),
      yearly: { EE: 2040, ES: 4500, EK: 3000, EC: 3900, EF: 6120 },
    },
    {
      ...limits(embedded(0), embedded(6000)),
      payment: { copay: 50 },
      services: copayServices({
        emergency: 400,
        generic: 15,
        mri: 400,
        surgery: 1000,
        maternity: 2000,
        hospital: 750,
      }),
      yearly: { EE: 840, ES: 1920, EK: 1560, EC: 1920, EF: 3000 },
    },
  ],
}

export const maxPlansPerKind = Math.min(...Object.values(typicalPlans).map((plans) => plans.length))

/**
 * Plans to start from, one per entry of `kinds`. The second plan of a kind is numbered.
 * @throws UsageError if `kinds` contains a kind more than `maxPlansPerKind` times
 */
export function createPlans(kinds: readonly PlanKind[]): (Pick<Plan, 'key' | 'displayName'> & TypicalPlan)[] {
  return kinds.map((kind, index) => {
    const before = kinds.slice(0, index).filter((other) => other === kind).length
    const plan = typicalPlans[kind][before]
    if (!plan)
      throw new UsageError(
        `mediplan new adds at most ${maxPlansPerKind} plans of a kind, but you asked for more of '${kind}'. Add the others to plans.json.`,
      )
    const isFirst = before === 0
    return {
      key: isFirst ? kind : `${kind}-${before + 1}`,
      displayName: isFirst ? displayNames[kind] : `${displayNames[kind]} ${before + 1}`,
      ...plan,
    }
  })
}

function limits(deductible: Limit, outOfPocketMaximum: Limit) {
  return { deductible, outOfPocketMaximum }
}

function embedded(individual: number): Limit {
  return { individual, family: 2 * individual, kind: 'embedded' }
}

function companyAccount() {
  return {
    type: 'HSA',
    companyMoney: { EE: 500, ES: 1000, EC: 1000, EF: 1000 },
    needsOwnMoney: true,
  } as const
}

/** A copay for visits and drugs; deductible, copay, and coinsurance for the emergency room. */
function ppoServices(copays: Record<string, number>, emergency: number): Plan['services'] {
  return [
    preventive,
    ...Object.entries(copays).map(([service, copay]) => ({ service, payment: { copay } })),
    { service: 'emergency', payment: { deductible: true, copay: emergency, coinsurance: 20 } },
  ]
}

function copayServices({ hospital, ...copays }: Record<string, number>): Plan['services'] {
  return [
    preventive,
    ...Object.entries(copays).map(([service, copay]) => ({ service, payment: { copay } })),
    { service: 'hospital', payment: { copay: hospital!, copayDays: 3 } },
  ]
}
