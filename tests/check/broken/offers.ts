import type { Loose } from '../sample.ts'
import type { BrokenClient } from './BrokenClient.ts'

/** Who is offered a plan, what the company pays, and surcharges of some plans or tiers. */

const account =
  (change: Loose): BrokenClient[1] =>
  (_, p) =>
    Object.assign(p.plans[1].account, change)

const surcharge =
  (change: Loose): BrokenClient[1] =>
  (_, p) =>
    (p.surcharges[0] = { id: 'tobacco', ...change })

const match = { percentage: 50, maximum: { EE: 300, ES: 600, EC: 600, EF: 600 } }

const withDrugs = (p: Loose) => (p.services[0].isDrug = true)

export const brokenOffers: BrokenClient[] = [
  ['an HRA in full', account({ type: 'HRA', counts: 'full', needsOwnMoney: false })],
  ['a match of an FSA', account({ type: 'FSA', match })],
  ['an HSA that pays some expenses', account({ pays: 'deductible-and-coinsurance' })],
  ['installments of an FSA', account({ type: 'FSA', installments: 2 })],
  [
    'installments with each paycheck',
    (_, p) => {
      p.paychecks = 26
      Object.assign(p.plans[1].account, {
        per: 'paycheck',
        installments: 4,
        companyMoney: { EE: 20, ES: 40, EC: 40, EF: 40 },
      })
    },
  ],
  ['nothing for an HRA in installments', account({ type: 'HRA', installments: 4, needsOwnMoney: false })],
  [
    'a match that no savings style counts',
    (_, p) => {
      p.savingsStyles[0].avoidsOwnMoney = true
      p.plans[1].account.match = match
    },
  ],
  [
    'company money and a match above the limit together',
    (_, p) => {
      p.plans[1].account.companyMoney = { EE: 4300, ES: 4300, EC: 4300, EF: 4300 }
      p.plans[1].account.match = match
    },
  ],
  [
    'company money per paycheck above the limit',
    (_, p) => {
      p.paychecks = 26
      Object.assign(p.plans[1].account, {
        per: 'paycheck',
        companyMoney: { EE: 200, ES: 200, EC: 200, EF: 200 },
      })
    },
  ],
  [
    'company money per paycheck that looks too low',
    (_, p) => {
      p.paychecks = 2
      Object.assign(p.plans[1].account, {
        per: 'paycheck',
        companyMoney: { EE: 20, ES: 40, EC: 40, EF: 40 },
      })
    },
  ],
  [
    'company money of a band above the limit, and less for a family',
    (_, p) =>
      (p.plans[1].account.companyMoneyByBand = [
        { salaryBand: 'low', amounts: { EE: 4501, ES: 4600, EC: 4600, EF: 4600 } },
        { salaryBand: 'high', amounts: { EE: 800, ES: 900, EC: 900, EF: 700 } },
      ]),
  ],
  ['a surcharge into an account', surcharge({ yearly: 300, paidIntoAccount: true })],
  [
    'a credit into the account of a plan without one',
    (i, p) => {
      i.surcharges[0].statement = 'I completed the wellness program'
      p.surcharges = [{ id: 'tobacco', yearly: -300, paidIntoAccount: true, plans: ['rich'] }]
    },
  ],
  [
    'nothing for a credit into an account',
    (i, p) => {
      i.surcharges[0].statement = 'I completed the wellness program'
      p.surcharges = [{ id: 'tobacco', yearly: -300, paidIntoAccount: true }]
    },
  ],
  [
    'a surcharge by tier that reads like a credit',
    surcharge({ yearlyByTier: { EE: 0, ES: -1200, EC: 0, EF: -1200 } }),
  ],
  ['a surcharge of 0 by tier', surcharge({ yearlyByTier: { EE: 0, ES: 0, EC: 0, EF: 0 } })],
  ['a surcharge not for one child', (i) => (i.surcharges[0].appliesTo = ['EC', 'EF'])],
  ['too few paychecks', (_, p) => Object.assign(p, { payPeriods: 26, paychecks: 24 })],
  [
    'a deductible that no payment has',
    (_, p) => {
      const plan = p.plans[0]
      for (const { payment } of [plan, ...plan.services]) delete payment.deductible
    },
  ],
  [
    'drug limits without drugs',
    (_, p) => {
      p.plans[0].drugDeductible = 100
      p.plans[0].drugMaximum = { individual: 1000, family: 2000, kind: 'embedded' }
    },
  ],
  [
    'limits for drugs that contradict each other',
    (_, p) => {
      withDrugs(p)
      Object.assign(p.plans[0], { drugDeductible: 500, familyDrugDeductible: 400 })
      p.plans[0].drugMaximum = { individual: 450, family: 300, kind: 'embedded' }
    },
  ],
  [
    'maximums that are above the limit together',
    (_, p) => {
      withDrugs(p)
      p.plans[0].outOfPocketMaximum = { individual: 9000, family: 18000, kind: 'embedded' }
      p.plans[0].drugMaximum = { individual: 3500, family: 6000, kind: 'embedded' }
    },
  ],
  [
    'copays that do not count toward the maximum',
    (_, p) => {
      for (const plan of p.plans) plan.maximumExcludesCopays = true
    },
  ],
  [
    'a lower salary band that pays more at one location',
    (_, p) => {
      const [low, high] = p.plans[0].payroll
      p.plans[0].payroll.push(
        { ...low, location: 7, yearly: high.yearly },
        { ...high, location: 7, yearly: low.yearly },
      )
    },
  ],
]
