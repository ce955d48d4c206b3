import { describe, expect, it } from 'vitest'
import { compareYears } from '../../src/compare/compareYears.ts'
import { sampleYear, toTexts, type Year } from './sampleYear.ts'

/** A change of the sample, and its line. */
type DifferenceCase = [line: string, change: (year: Year) => void]

const clientCases: readonly DifferenceCase[] = [
  ['Plan year: 2027 → 2028', ({ instance }) => (instance.client.planYear = 2028)],
  ['Client address: “https://example.com” → none', ({ instance }) => (instance.client.url = null)],
  [
    'Logo: none → logo file or address “https://a/b.svg”, alternative text “Cascade”',
    ({ instance }) => (instance.client.logo = { url: 'https://a/b.svg', alt: 'Cascade' }),
  ],
  [
    'Logo: none → logo file or address an image of 1,500 bytes, alternative text “Cascade”',
    ({ instance }) =>
      (instance.client.logo = { url: `data:image/webp;base64,${'A'.repeat(2000)}`, alt: 'Cascade' }),
  ],
  ['Savings: true → [true]', ({ instance }) => (instance.features.savings = [true])],
  [
    'Term not in the calculator added: Vision plans',
    ({ instance }) => (instance.notInCalculator = [{ text: 'Vision plans' }]),
  ],
  ['Custom scenario: not set → on', ({ instance }) => (instance.features.customScenario = true)],
  [
    'Location renamed: Salem → Salem, Oregon',
    ({ instance }) => (instance.locations[1].name = 'Salem, Oregon'),
  ],
  [
    'Location added: Provo',
    ({ instance, plans }) => {
      instance.locations.push({ id: 'provo', name: 'Provo' })
      plans.locations.push({ id: 'provo', factor: 1 })
    },
  ],
  ['Location removed: Boise', ({ plans }) => plans.locations.shift()],
  [
    'Typical values: all reviewed → 1 not reviewed',
    ({ plans }) => (plans.typical = { surcharges: [{ id: 'tobacco', yearly: 600 }] }),
  ],
  ['I use tobacco: $600 → $720 per year (+$120, +20%)', ({ plans }) => (plans.surcharges[0].yearly = 720)],
  [
    'I use tobacco: $600 per year → $30 per paycheck (+$180 per year, +30%)',
    ({ plans }) => (plans.surcharges[0] = { id: 'tobacco', perPay: 30, per: 'adult' }),
  ],
  [
    'My spouse has other coverage, family: $50 → $60 per paycheck (+$10, +20%)',
    ({ plans }) => (plans.surcharges[1].perPayByTier.EF = 60),
  ],
  [
    'Premier PPO, offered at: not set → ["everywhere"]',
    ({ plans }) => (plans.plans[0].locations = ['everywhere']),
  ],
  [
    'My spouse has other coverage, plans: Premier PPO → every plan',
    ({ plans }) => delete plans.surcharges[1].plans,
  ],
  [
    'My spouse has other coverage, shown only to: employee and spouse, family → every tier',
    ({ instance }) => delete instance.surcharges[1].appliesTo,
  ],
  [
    'A usual year, Primary care visit: 3 per adult, 2 per child → 4 per adult, 2 per child',
    ({ plans }) => (plans.scenarios[1].uses[0].perAdult = 4),
  ],
  [
    'A usual year, Primary care visit: 3 per adult, 2 per child → 2 per person',
    ({ plans }) => (plans.scenarios[1].uses[0].perAdult = 2),
  ],
  [
    'A usual year, Primary care visit: 3 per adult, 2 per child → 3 per adult, 2 per child, 6 by the baby, month 5',
    ({ plans }) => Object.assign(plans.scenarios[1].uses[0], { byNewborn: 6, month: 5 }),
  ],
  [
    'A usual year, MRI scan: not used → 1 by the employee',
    ({ plans }) => plans.scenarios[1].uses.push({ service: 'mri', bySubscriber: 1 }),
  ],
  [
    'A healthy year, Primary care visit: 1 per adult → not used',
    ({ plans }) => plans.scenarios[0].uses.pop(),
  ],
  [
    'A usual year, MRI scan: not used → 1 per child',
    ({ plans }) => plans.scenarios[1].uses.push({ service: 'mri', perAdult: 0, perChild: 1 }),
  ],
  [
    'A healthy year, Primary care visit: 1 per adult → not used',
    ({ plans }) => (plans.scenarios[0].uses[0].perAdult = 0),
  ],
  [
    'A healthy year, Primary care visit: 1 per adult → not used',
    ({ plans }) => delete plans.scenarios[0].uses[0].perAdult,
  ],
  [
    'A usual year, MRI scan: not used → 0 per adult',
    ({ plans }) => plans.scenarios[1].uses.push({ service: 'mri', perAdult: 0 }),
  ],
  [
    'A usual year, MRI scan: not used → empty',
    ({ plans }) => plans.scenarios[1].uses.push({ service: 'mri' }),
  ],
  [
    'Account money: counts up to the year’s expenses; the rest stays in the account → counts in full, even above the year’s expenses',
    ({ plans }) => (plans.accountMoney = 'full'),
  ],
  ['Persons by tier, employee and children, children: 2 → 3', ({ plans }) => (plans.persons.EC.children = 3)],
  [
    'Contribution limits, HSA, 2027, limit for one person: $4,500 → $4,600 (+$100, +2.2%)',
    ({ plans }) => (plans.contributionLimits[0].self = 4600),
  ],
  [
    'Contribution limits, FSA, 2027: not set → limit for one person $3,400, limit for a family $3,400',
    ({ plans }) => plans.contributionLimits.push({ year: 2027, account: 'FSA', self: 3400, family: 3400 }),
  ],
]

const planCases: readonly DifferenceCase[] = [
  ['Plan renamed: Premier PPO → Choice PPO', ({ plans }) => (plans.plans[0].displayName = 'Choice PPO')],
  [
    'Plan added: Copay Plan',
    ({ plans }) => plans.plans.push({ ...plans.plans[0], key: 'copay', displayName: 'Copay Plan' }),
  ],
  [
    'Premier PPO, Tier 2, share of uses: 30% → 20%',
    ({ plans }) => (plans.plans[0].otherProviders[0].share = 20),
  ],
  [
    'Premier PPO, Tier 2, MRI scan: deductible, then 40% → deductible, then 50%',
    ({ plans }) => (plans.plans[0].otherProviders[0].services[0].payment.coinsurance = 50),
  ],
  [
    'Premier PPO, Tier 2, Primary care visit: as in the plan → $60',
    ({ plans }) =>
      plans.plans[0].otherProviders[0].services.push({ service: 'primary', payment: { copay: 60 } }),
  ],
  [
    'Premier PPO, other providers, Out of network: not set → share of uses 5%, usual payment there deductible, then 50%, services without uses there MRI scan',
    ({ plans }) =>
      plans.plans[0].otherProviders.push({
        name: 'Out of network',
        share: 5,
        payment: { deductible: true, coinsurance: 50 },
        except: ['mri'],
      }),
  ],
  ['Premier PPO, key: ppo → premier', (year) => renamePlan(year, 'premier')],
  [
    'Plans: order changed from Premier PPO · Saver HSA to Saver HSA · Premier PPO',
    ({ plans }) => (plans.plans = plans.plans.toReversed()),
  ],
  [
    'Premier PPO, deductible, individual amount: $500 → $750 (+$250, +50%)',
    ({ plans }) => (plans.plans[0].deductible.individual = 750),
  ],
  ['Premier PPO, offered at: everywhere → Boise', ({ plans }) => (plans.plans[0].locations = ['boise'])],
  [
    'Premier PPO, usual payment: deductible, then 20% → deductible, then 30%',
    ({ plans }) => (plans.plans[0].payment.coinsurance = 30),
  ],
  [
    'Premier PPO, Primary care visit: $25 → usual payment (deductible, then 20%)',
    ({ plans }) => plans.plans[0].services.pop(),
  ],
  [
    'Saver HSA, MRI scan: usual payment (deductible, then 20%) → not covered',
    ({ plans }) => (plans.plans[1].services = [{ service: 'mri', payment: { notCovered: true } }]),
  ],
  [
    'Premier PPO, Primary care visit: $25 → $25, waived with Day in hospital',
    ({ plans }) => (plans.plans[0].services[0].payment.copayWaivedWith = 'hospital'),
  ],
  [
    'Saver HSA, company money, employee only: $500 → $750 per year (+$250, +50%)',
    ({ plans }) => (plans.plans[1].account.companyMoney.EE = 750),
  ],
  [
    'Saver HSA, company money, employee and one child: as employee and children → $800 per year',
    ({ plans }) => (plans.plans[1].account.companyMoney.EK = 800),
  ],
  [
    'Saver HSA, company money per: not set → paycheck',
    ({ plans }) => (plans.plans[1].account.per = 'paycheck'),
  ],
  [
    'Saver HSA, company match, highest match, family: $500 → $600 per year (+$100, +20%)',
    ({ plans }) => (plans.plans[1].account.match.maximum.EF = 600),
  ],
  [
    'MRI scan, allowed amount: $1,300 → $1,250 (−$50, −3.8%)',
    ({ plans }) => (plans.services[1].allowedAmount = 1250),
  ],
  [
    'Service added: X-ray',
    ({ instance, plans }) => {
      instance.services.push({ id: 'xray', name: 'X-ray' })
      plans.services.push({ id: 'xray', name: 'X-ray', allowedAmount: 225 })
    },
  ],
  [
    'Premier PPO, Under $65,000, employee only: $62.50 → $64.00 per paycheck (+$1.50, +2.4%)',
    ({ plans }) => (plans.plans[0].payroll[0].perPay.EE = 64),
  ],
  [
    'Premier PPO, Under $65,000, employee and one child: as employee and children → $90 per paycheck',
    ({ plans }) => (plans.plans[0].payroll[0].perPay.EK = 90),
  ],
  [
    'Saver HSA, employee only: $1,625 → $1,500 per year (−$125, −7.7%)',
    ({ plans }) => (plans.plans[1].payroll[0].yearly.EE = 1500),
  ],
  [
    'Premier PPO, payroll deduction, Under $65,000, Boise: not set → employee only $900 per year',
    ({ plans }) => plans.plans[0].payroll.push({ salaryBand: 'low', location: 'boise', yearly: { EE: 900 } }),
  ],
  [
    'Saver HSA, payroll deduction: employee only $1,625 per year, employee and spouse $3,000 per year, employee and children $2,600 per year, family $4,000 per year → not set',
    ({ plans }) => (plans.plans[1].payroll = []),
  ],
  [
    'Premier PPO, Primary care visit, copay: $25 → empty',
    ({ plans }) => (plans.plans[0].services[0].payment.copay = {}),
  ],
  [
    'Premier PPO, Primary care visit, first uses: not set → count empty',
    ({ plans }) => (plans.plans[0].services[0].payment.firstUses = { count: {} }),
  ],
]

function renamePlan({ plans }: Year, key: string) {
  plans.plans[0].key = key
  plans.surcharges[1].plans = [key]
}

describe.each([
  ['the client, the questions, or the scenarios', clientCases],
  ['the plans, the services, or the rates', planCases],
])('A difference of %s', (_, cases) => {
  it.each(cases)('is one line, and can be reverted: %s', (line, change) => {
    const before = toTexts(sampleYear())
    const changed = sampleYear()
    change(changed)
    const after = toTexts(changed)
    const differences = compareYears(before, after)
    expect(differences.map(({ text }) => text)).toEqual([line])
    expect(compareYears(before, differences[0]!.revert(after))).toEqual([])
  })
})
