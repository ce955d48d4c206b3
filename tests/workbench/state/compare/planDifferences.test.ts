import { describe } from 'vitest'
import type { Year } from './sampleYear.ts'
import { testDifferences, type DifferenceCase } from './testDifferences.ts'

const cases: readonly DifferenceCase[] = [
  ['Plan renamed: Premier PPO → Choice PPO', ({ plans }) => (plans.plans[0].displayName = 'Choice PPO')],
  [
    'Plan added: Copay Plan',
    ({ plans }) => plans.plans.push({ ...plans.plans[0], key: 'copay', displayName: 'Copay Plan' }),
  ],
  ['Plan removed: Saver HSA', ({ plans }) => plans.plans.pop()],
  ['Premier PPO, key: ppo → premier', (year) => renamePlan(year, 'premier')],
  [
    'Plans: order changed from Premier PPO · Saver HSA to Saver HSA · Premier PPO',
    ({ plans }) => (plans.plans = plans.plans.toReversed()),
  ],
  [
    'Premier PPO, deductible, individual amount: $500 → $750 (+$250, +50%)',
    ({ plans }) => (plans.plans[0].deductible.individual = 750),
  ],
  [
    'Saver HSA, deductible, kind of limit: aggregate → embedded',
    ({ plans }) => (plans.plans[1].deductible.kind = 'embedded'),
  ],
  ['Premier PPO, drug deductible: not set → $100', ({ plans }) => (plans.plans[0].drugDeductible = 100)],
  ['Premier PPO, offered at: everywhere → Boise', ({ plans }) => (plans.plans[0].locations = ['boise'])],
  [
    'Premier PPO, usual payment: deductible, then 20% → deductible, then 30%',
    ({ plans }) => (plans.plans[0].payment.coinsurance = 30),
  ],
  [
    'Primary care visit, Premier PPO: $25 → deductible, then 20%',
    ({ plans }) => (plans.plans[0].services[0].payment = { deductible: true, coinsurance: 20 }),
  ],
  [
    'Primary care visit, Premier PPO: $25 → usual payment (deductible, then 20%)',
    ({ plans }) => plans.plans[0].services.pop(),
  ],
  [
    'MRI scan, Saver HSA: usual payment (deductible, then 20%) → not covered',
    ({ plans }) => (plans.plans[1].services = [{ service: 'mri', payment: { notCovered: true } }]),
  ],
  [
    'Primary care visit, Premier PPO: $25 → $25, waived with Day in hospital',
    ({ plans }) => (plans.plans[0].services[0].payment.copayWaivedWith = 'hospital'),
  ],
  [
    'Saver HSA, company money, EE: $500 → $750 per year (+$250, +50%)',
    ({ plans }) => (plans.plans[1].account.companyMoney.EE = 750),
  ],
  [
    'Saver HSA, company money, EK: as EC → $800 per year',
    ({ plans }) => (plans.plans[1].account.companyMoney.EK = 800),
  ],
  [
    'Saver HSA, company money per: not set → paycheck',
    ({ plans }) => (plans.plans[1].account.per = 'paycheck'),
  ],
  [
    'Saver HSA, company match, match percentage: 50% → 60%',
    ({ plans }) => (plans.plans[1].account.match.percentage = 60),
  ],
  [
    'Saver HSA, company match, highest match, EF: $500 → $600 per year (+$100, +20%)',
    ({ plans }) => (plans.plans[1].account.match.maximum.EF = 600),
  ],
  [
    'Service renamed: MRI scan → MRI',
    ({ instance, plans }) => [instance, plans].forEach((each) => (each.services[1].name = 'MRI')),
  ],
  [
    'MRI scan, allowed amount: $1,300 → $1,250 (−$50, −3.8%)',
    ({ plans }) => (plans.services[1].allowedAmount = 1250),
  ],
  ['Day in hospital, days of a stay: 3 → 4', ({ plans }) => (plans.services[2].daysPerStay = 4)],
  [
    'Service added: X-ray',
    ({ instance, plans }) => {
      instance.services.push({ id: 'xray', name: 'X-ray' })
      plans.services.push({ id: 'xray', name: 'X-ray', allowedAmount: 225 })
    },
  ],
  ['Payroll deductions per year: 26 → 24', ({ plans }) => (plans.payPeriods = 24)],
  [
    'Premier PPO, EE, Under $65,000: $62.50 → $64.00 per paycheck (+$1.50, +2.4%)',
    ({ plans }) => (plans.plans[0].payroll[0].perPay.EE = 64),
  ],
  [
    'Premier PPO, EK, Under $65,000: as EC → $90 per paycheck',
    ({ plans }) => (plans.plans[0].payroll[0].perPay.EK = 90),
  ],
  [
    'Saver HSA, EE: $1,625 → $1,500 per year (−$125, −7.7%)',
    ({ plans }) => (plans.plans[1].payroll[0].yearly.EE = 1500),
  ],
  [
    'Premier PPO: payroll added: Under $65,000, Boise (salary band Under $65,000, location Boise, yearly deduction EE $900)',
    ({ plans }) => plans.plans[0].payroll.push({ salaryBand: 'low', location: 'boise', yearly: { EE: 900 } }),
  ],
]

function renamePlan({ plans }: Year, key: string) {
  plans.plans[0].key = key
  plans.surcharges[1].plans = [key]
}

describe('A difference of the plans, the services, or the rates', () => {
  testDifferences(cases)
})
