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
  [
    'a plan for locations that nobody is asked for',
    (i, p) => {
      i.features.locations = false
      p.plans[1].locations = ['here']
    },
    "warning list-without-feature | ours/instance.json#/locations | \"locations\" | 'locations' has entries, but the feature 'locations' is off, so employees are not asked. | Switch 'locations' on in features, or empty 'locations'.",
    "warning offer-without-question | ours/plans.json#/plans/1/locations | \"locations\" | Nobody is offered this plan, because employees are not asked for their location. | Switch 'locations' on in instance.json, or remove 'locations' here.",
  ],
  [
    'a plan and payroll for salary bands that nobody is asked for',
    (i, p) => {
      i.features.salaryBands = false
      delete p.plans[0].payroll[1].salaryBand
      p.plans[1].salaryBands = ['low']
    },
    "warning list-without-feature | ours/instance.json#/salaryBands | \"salaryBands\" | 'salaryBands' has entries, but the feature 'salaryBands' is off, so employees are not asked. | Switch 'salaryBands' on in features, or empty 'salaryBands'.",
    "warning offer-without-question | ours/plans.json#/plans/0/payroll/0/salaryBand | \"low\" | Nobody pays this, because employees are not asked for their salary band. | Switch 'salaryBands' on in instance.json, or remove the rows with a 'salaryBand'.",
    "warning offer-without-question | ours/plans.json#/plans/1/salaryBands | \"salaryBands\" | Nobody is offered this plan, because employees are not asked for their salary band. | Switch 'salaryBands' on in instance.json, or remove 'salaryBands' here.",
  ],
  [
    'company money for salary bands that nobody is asked for',
    (i, p) => {
      i.features.salaryBands = false
      p.plans[0].payroll = [{ yearly: p.plans[0].payroll[0].yearly }]
      const { account: hsa } = p.plans[1]
      hsa.companyMoneyByBand = [{ salaryBand: 'low', amounts: hsa.companyMoney }]
    },
    "warning list-without-feature | ours/instance.json#/salaryBands | \"salaryBands\" | 'salaryBands' has entries, but the feature 'salaryBands' is off, so employees are not asked. | Switch 'salaryBands' on in features, or empty 'salaryBands'.",
    "warning offer-without-question | ours/plans.json#/plans/1/account/companyMoneyByBand | \"companyMoneyByBand\" | Nobody gets this, because employees are not asked for their salary band. | Switch 'salaryBands' on in instance.json, or remove 'companyMoneyByBand'.",
  ],
  [
    'money in an HRA that counts in full',
    account({ type: 'HRA', counts: 'full', needsOwnMoney: false }),
    'warning account-property | ours/plans.json#/plans/1/account/counts | "full" | The money in an HRA always counts up to the expenses, because employees do not keep the rest. | Remove \'counts\'.',
  ],
  [
    'a match of an FSA',
    account({ type: 'FSA', match }),
    'warning account-property | ours/plans.json#/plans/1/account/match | "match" | The company matches what employees pay into an HSA, but this is an FSA. | Remove \'match\', or correct the type of the account.',
  ],
  [
    'an HSA that pays only some expenses',
    account({ pays: 'deductible-and-coinsurance' }),
    'warning account-property | ours/plans.json#/plans/1/account/pays | "deductible-and-coinsurance" | Only an HRA limits what its money pays, but this is an HSA. | Remove \'pays\', or correct the type of the account.',
  ],
  [
    'nothing for an HRA that pays only some expenses',
    account({ type: 'HRA', pays: 'deductible-and-coinsurance', needsOwnMoney: false }),
  ],
  ['nothing for an HSA that counts in full with a match', account({ counts: 'full', match })],
  [
    'a match that no savings style counts',
    (_, p) => {
      p.savingsStyles[0].avoidsOwnMoney = true
      p.plans[1].account.match = match
    },
    "warning no-effect-question | ours/plans.json#/savingsStyles | \"savingsStyles\" | Employees are asked how they like to save, but 'avoidsOwnMoney' is the same in all styles. | Write true for employees who prefer not to save and false for the others, or switch 'savings' off in instance.json.",
    'warning account-property | ours/plans.json#/plans/1/account/match | "match" | The match counts for nobody, because every savings style avoids own money. | Write "avoidsOwnMoney": false for a savings style, or remove \'match\'.',
  ],
  [
    'a match without a question for the savings style',
    (i, p) => {
      Object.assign(i, { savingsStyles: [], features: { ...i.features, savings: false } })
      p.savingsStyles = []
      p.plans[1].account.match = match
    },
    "warning account-property | ours/plans.json#/plans/1/account/match | \"match\" | The match counts for nobody, because employees are not asked how they like to save. | Switch 'savings' on in instance.json, or remove 'match'.",
  ],
  [
    'company money and a match above the limit together',
    (_, p) => {
      p.plans[1].account.companyMoney.EE = 4300
      p.plans[1].account.match = match
    },
    'warning hsa-money | ours/plans.json#/plans/1/account/companyMoney/EE | 4300 | The limit for HSA contributions is $4,500 in 2027, but the company pays $4,600 with its match. | Lower it to $4,500 or less.',
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
    'warning hsa-money | ours/plans.json#/plans/1/account/companyMoney/EE | 200 | The limit for HSA contributions is $4,500 in 2027, but the company pays $5,200 a year. | Lower it, so that the paychecks of a year add up to $4,500 or less.',
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
    'warning money-like-a-month | ours/plans.json#/plans/1/account/companyMoney | "companyMoney" | $20 per paycheck ($40 a year) and 3 more here are far less than usual. | Check that \'paychecks\' is the number of paychecks a year, and that this is the amount of one; if this is intended, say why in accepted.json.',
  ],
  [
    'company money of a band above the limit, and less for a family',
    (_, p) =>
      (p.plans[1].account.companyMoneyByBand = [
        { salaryBand: 'low', amounts: { EE: 4501, ES: 4600, EC: 4600, EF: 4600 } },
        { salaryBand: 'high', amounts: { EE: 800, ES: 900, EC: 900, EF: 700 } },
      ]),
    'warning hsa-money | ours/plans.json#/plans/1/account/companyMoneyByBand/0/amounts/EE | 4501 | The limit for HSA contributions is $4,500 in 2027, but the company pays $4,501. | Lower it to $4,500 or less.',
    'warning family-gets-less | ours/plans.json#/plans/1/account/companyMoneyByBand/1/amounts/EF | 700 | Tier EF gets $700 a year, less than the $800 for the employee alone. | Check whether the amounts of two tiers are swapped.',
  ],
  [
    'company money of a band in cents',
    (_, p) =>
      (p.plans[1].account.companyMoneyByBand = [
        { salaryBand: 'low', amounts: { EE: 50000, ES: 100000, EC: 100000, EF: 100000 } },
      ]),
    'warning money-like-cents | ours/plans.json#/plans/1/account/companyMoneyByBand/0/amounts | "amounts" | $50,000 and 3 more here are far more than usual, and look like amounts in cents. | Write them in dollars; if this is intended, say why in accepted.json.',
  ],
  [
    'an account explorer that is off without any account',
    (i, p) => {
      i.features.accountExplorer = false
      delete p.plans[1].account
    },
    "warning explorer-without-account | ours/plans.json#/plans | \"plans\" | 'accountExplorer' is off in instance.json, which has no effect: no plan has an account. | Remove 'accountExplorer' from instance.json, or add the account of a plan.",
  ],
  ['nothing for an account explorer that is off', (i) => (i.features.accountExplorer = false)],
  [
    'a surcharge that is paid into an account',
    surcharge({ yearly: 300, paidIntoAccount: true }),
    "warning credit-into-account | ours/plans.json#/surcharges/0/yearly | 300 | The company pays this into an account, but $300 is a surcharge. | Write -300 for a credit, or remove 'paidIntoAccount'.",
  ],
  [
    'a credit into the account of a plan without one',
    (i, p) => {
      i.surcharges[0].statement = 'I completed the wellness program'
      p.surcharges = [{ id: 'tobacco', yearly: -300, paidIntoAccount: true, plans: ['rich'] }]
    },
    "warning credit-into-account | ours/plans.json#/surcharges/0/paidIntoAccount | true | None of its plans has an account, so nobody gets this credit. | Remove 'paidIntoAccount', so that the credit lowers the payroll deduction.",
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
    "warning surcharge-sign | ours/plans.json#/surcharges/0/yearlyByTier/ES | -1200 | 'I use tobacco' reads like a surcharge, but it lowers what employees pay by $1,200 a year. | Write 1200 for a surcharge; if this is intended, say why in accepted.json.",
  ],
  [
    'a surcharge of 0 in every tier',
    surcharge({ yearlyByTier: { EE: 0, ES: 0, EC: 0, EF: 0 } }),
    'warning no-effect-question | ours/plans.json#/surcharges/0/yearlyByTier | "yearlyByTier" | Employees are asked about this, but no answer changes what they pay. | Write what it costs (below 0 for a credit), or remove it from both files.',
  ],
  [
    'a surcharge for several children, but not for one',
    (i) => (i.surcharges[0].appliesTo = ['EC', 'EF']),
    'warning surcharge-tiers | ours/instance.json#/surcharges/0/appliesTo | "appliesTo" | This applies to tier EC but not to EK, so employees with one child are not asked, unlike those with several. | Add "EK"; if this is intended, say why in accepted.json.',
  ],
  ['nothing for a surcharge for employees with a spouse', (i) => (i.surcharges[0].appliesTo = ['ES', 'EF'])],
  [
    'fewer paychecks than payroll deductions',
    (_, p) => Object.assign(p, { payPeriods: 26, paychecks: 24 }),
    "warning fewer-paychecks | ours/plans.json#/paychecks | 24 | There are 26 payroll deductions a year, but only 24 paychecks. | Check whether 'paychecks' and 'payPeriods' are swapped: 24 deductions from 26 paychecks are common.",
  ],
  [
    'nothing for more paychecks than payroll deductions',
    (_, p) => Object.assign(p, { payPeriods: 24, paychecks: 26 }),
  ],
  [
    'drug limits without drugs',
    (_, p) => {
      p.plans[0].drugDeductible = 100
      p.plans[0].drugMaximum = { individual: 1000, family: 2000, kind: 'embedded' }
    },
    "warning drug-limit-without-drugs | ours/plans.json#/plans/0/drugDeductible | 100 | No service is a prescription drug, so 'drugDeductible' has no effect. | Add \"isDrug\": true to the prescriptions in 'services', or remove 'drugDeductible'.",
    "warning drug-limit-without-drugs | ours/plans.json#/plans/0/drugMaximum | \"drugMaximum\" | No service is a prescription drug, so 'drugMaximum' has no effect. | Add \"isDrug\": true to the prescriptions in 'services', or remove 'drugMaximum'.",
  ],
  [
    'limits for drugs that contradict each other',
    (_, p) => {
      withDrugs(p)
      Object.assign(p.plans[0], { drugDeductible: 500, familyDrugDeductible: 400 })
      p.plans[0].drugMaximum = { individual: 450, family: 300, kind: 'embedded' }
    },
    'warning deductible-over-maximum | ours/plans.json#/plans/0/drugDeductible | 500 | The drug deductible ($500) is above the drug maximum ($450), so nobody reaches it. | Lower the deductible, or raise the maximum.',
    'warning deductible-over-maximum | ours/plans.json#/plans/0/familyDrugDeductible | 400 | The family drug deductible ($400) is above the drug maximum ($300), so nobody reaches it. | Lower the deductible, or raise the maximum.',
    'warning individual-over-family | ours/plans.json#/plans/0/familyDrugDeductible | 400 | The limit for one person ($500) is above the limit for the family ($400). | Check whether the two amounts are swapped.',
    'warning individual-over-family | ours/plans.json#/plans/0/drugMaximum/individual | 450 | The limit for one person ($450) is above the limit for the family ($300). | Check whether the two amounts are swapped.',
  ],
  [
    'maximums that are above the limit together',
    (_, p) => {
      withDrugs(p)
      p.plans[0].outOfPocketMaximum = { individual: 9000, family: 18000, kind: 'embedded' }
      p.plans[0].drugMaximum = { individual: 3500, family: 6000, kind: 'embedded' }
    },
    'warning aca-maximum | ours/plans.json#/plans/0/outOfPocketMaximum/individual | 9000 | Under the Affordable Care Act, a plan may have an out-of-pocket maximum of at most $12,000 for one person in 2027, but with the drug maximum, this is $12,500. | Lower one of the two, so that they add up to $12,000 or less.',
  ],
  [
    'copays that do not count toward the maximum',
    (_, p) => {
      for (const plan of p.plans) plan.maximumExcludesCopays = true
    },
    "warning copays-over-maximum | ours/plans.json#/plans/0/maximumExcludesCopays | true | By law, copays count toward the out-of-pocket maximum, unless the plan is grandfathered. | Remove 'maximumExcludesCopays'; if the plan is grandfathered, say so in accepted.json.",
    "warning copays-over-maximum | ours/plans.json#/plans/1/maximumExcludesCopays | true | By law, copays count toward the out-of-pocket maximum of a plan with an HSA. | Remove 'maximumExcludesCopays', or give the plan another account.",
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
    "warning lower-band-pays-more | ours/plans.json#/plans/0/payroll/2/yearly | \"yearly\" | 'Under $60,000' pays $1,800 a year for tier EE, more than 'Over $60,000' ($1,200). | Check whether the amounts of two salary bands are swapped; if this is intended, say why in accepted.json.",
  ],
  [
    'nothing for a location that costs more than a higher band elsewhere',
    (_, p) => {
      const [low, high] = p.plans[0].payroll
      const twice = ({ yearly, ...row }: Loose) => ({
        ...row,
        location: 7,
        yearly: Object.fromEntries(
          Object.entries(yearly).map(([tier, amount]) => [tier, 2 * Number(amount)]),
        ),
      })
      p.plans[0].payroll.push(twice(low), twice(high))
    },
  ],
]
