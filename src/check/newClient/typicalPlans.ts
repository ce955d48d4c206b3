import type { Limit, MoneyByTier, Payment, Plan, PlansDocument } from '../../contract/plans.ts'
import { UsageError } from '../files/UsageError.ts'
import type { PlanKind } from './questions.ts'

type TypicalPlan = Omit<Plan, 'key' | 'displayName' | 'payroll' | 'services'> & {
  services: { service: string; payment: Payment }[]
  yearly: Required<MoneyByTier>
}

export const typicalPersons: PlansDocument['persons'] = {
  EE: { adults: 1, children: 0 },
  ES: { adults: 2, children: 0 },
  EK: { adults: 1, children: 1 },
  EC: { adults: 1, children: 2 },
  EF: { adults: 2, children: 2 },
}

export const typicalSavingsStyles = [
  { id: 'saver', displayText: 'I like to save into a tax-free account', avoidsOwnMoney: false },
  { id: 'none', displayText: 'I would rather not put money aside', avoidsOwnMoney: true },
]

const preventive = { service: 'preventive', payment: {} }

/** Services of the catalog that plans usually pay like another one. */
const paidAlike: Readonly<Record<string, readonly string[]>> = {
  primary: ['telehealth', 'retail-clinic', 'psychotherapy', 'other-professional'],
  specialist: [
    'psychiatry',
    'dermatology',
    'gynecology',
    'cardiology',
    'orthopedics',
    'eye-exam',
    'physical-therapy',
  ],
  mri: ['ct', 'stress-test', 'outpatient', 'infusion', 'cancer'],
  surgery: ['cataract', 'knee-ligament', 'knee-replacement'],
  generic: ['rescue-inhaler', 'adhd-drug', 'triptan', 'antibiotic'],
  brand: ['insulin', 'controller-inhaler', 'blood-thinner', 'glp1', 'specialty-drug'],
}

const displayNames: Record<PlanKind, string> = {
  ppo: 'PPO Plan',
  hdhp: 'High Deductible Plan with HSA',
  copay: 'Copay Plan (HMO)',
}

/**
 * Per kind, a typical plan and a leaner one for clients that have two. In every selection, each plan is the cheapest in
 * at least one of the typical years that new clients have by default.
 */
const typicalPlans: Record<PlanKind, readonly TypicalPlan[]> = {
  ppo: [
    {
      ...limits(embedded(500), embedded(3500)),
      payment: { deductible: true, coinsurance: 20 },
      services: ppoServices({ primary: 25, specialist: 40, urgent: 50, generic: 10, brand: 35 }, 150),
      yearly: { EE: 1680, ES: 4320, EK: 2160, EC: 2640, EF: 5640 },
    },
    {
      ...limits(embedded(1500), embedded(6000)),
      payment: { deductible: true, coinsurance: 20 },
      services: ppoServices({ primary: 30, specialist: 50, urgent: 60, generic: 10, brand: 40 }, 200),
      yearly: { EE: 1020, ES: 2340, EK: 1560, EC: 2100, EF: 2880 },
    },
  ],
  hdhp: [
    {
      ...limits({ ...embedded(2000), kind: 'aggregate' }, embedded(5000)),
      payment: { deductible: true, coinsurance: 20 },
      services: [preventive],
      account: companyAccount(),
      yearly: { EE: 1380, ES: 3060, EK: 1920, EC: 2400, EF: 3240 },
    },
    {
      ...limits(embedded(3500), embedded(7000)),
      payment: { deductible: true, coinsurance: 30 },
      services: [preventive],
      account: companyAccount(),
      yearly: { EE: 780, ES: 1440, EK: 1080, EC: 1440, EF: 1860 },
    },
  ],
  copay: [
    {
      ...limits(embedded(0), embedded(3500)),
      payment: { copay: 35 },
      services: copayServices({
        emergency: 250,
        generic: 10,
        brand: 50,
        mri: 200,
        surgery: 500,
        maternity: 1000,
        hospital: 400,
      }),
      yearly: { EE: 2700, ES: 6420, EK: 4260, EC: 5820, EF: 8100 },
    },
    {
      ...limits(embedded(0), embedded(6000)),
      payment: { copay: 50 },
      services: copayServices({
        emergency: 400,
        generic: 15,
        brand: 75,
        mri: 400,
        surgery: 1000,
        maternity: 2000,
        hospital: 750,
      }),
      yearly: { EE: 2280, ES: 3960, EK: 3060, EC: 3840, EF: 6000 },
    },
  ],
}

export const maxPlansPerKind = Math.min(...Object.values(typicalPlans).map((plans) => plans.length))

/**
 * Plans to start from, one per entry of `kinds`. The second plan of a kind is numbered.
 * @param services the IDs of the client's services, which are the only ones that the plans name
 * @throws UsageError if `kinds` contains a kind more than `maxPlansPerKind` times
 */
export function createPlans(
  kinds: readonly PlanKind[],
  services: readonly string[],
): (Pick<Plan, 'key' | 'displayName'> & TypicalPlan)[] {
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
      services: plan.services.filter(({ service }) => services.includes(service)),
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
function ppoServices(copays: Record<string, number>, emergency: number): TypicalPlan['services'] {
  return [
    preventive,
    ...copayRows(copays),
    { service: 'emergency', payment: { deductible: true, copay: emergency, coinsurance: 20 } },
  ]
}

function copayServices({ hospital, ...copays }: Record<string, number>): TypicalPlan['services'] {
  return [
    preventive,
    ...copayRows(copays),
    { service: 'hospital', payment: { copay: hospital!, copayDays: 3 } },
  ]
}

function copayRows(copays: Record<string, number>): TypicalPlan['services'] {
  return Object.entries(copays).flatMap(([service, copay]) =>
    [service, ...(paidAlike[service] ?? [])].map((each) => ({ service: each, payment: { copay } })),
  )
}
