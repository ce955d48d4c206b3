import type { Loose } from '../sample.ts'
import type { BrokenClient } from './BrokenClient.ts'

/** Mistakes in payments, uses, and surcharges that change what employees pay. */

const rich = (payment: Loose): BrokenClient[1] => {
  return (_, p) => (p.plans[0].services[0].payment = payment)
}

const preventive =
  (payment: Loose, service: Loose = {}): BrokenClient[1] =>
  (_, p) => {
    p.services.push({ id: 'checkup', name: 'Preventive visit', allowedAmount: 175, ...service })
    p.plans[1].services = [{ service: 'checkup', payment: {} }]
    p.plans[0].services.push({ service: 'checkup', payment })
  }

const surcharge = (statement: string, yearly: number): BrokenClient[1] => {
  return (i, p) => {
    i.surcharges[0].statement = statement
    p.surcharges[0].yearly = yearly
  }
}

const surchargeFound = (statement: string, yearly: number): BrokenClient => [
  `"${statement}" at ${yearly}`,
  surcharge(statement, yearly),
  'surcharge-sign',
]

export const brokenPayments: BrokenClient[] = [
  ['a coinsurance maximum without coinsurance', rich({ coinsuranceMaximum: 75 }), 'payment-without-effect'],
  [
    'copay days without a copay',
    (_, p) => (p.plans[0].payment = { copayDays: 3 }),
    'payment-without-effect',
    'free-by-default',
  ],
  [
    'a plan in which every service is free',
    (_, p) => {
      p.plans[0].payment = {}
      p.plans[0].services = []
    },
    'free-by-default',
  ],
  [
    'a free service in an HSA plan once, by one rule',
    (_, p) => (p.plans[1].payment = { copay: 0 }),
    'free-by-default',
  ],
  [
    'nothing for a free default payment that applies to no service',
    (_, p) => {
      p.plans[0].services.push({ service: 'surgery', payment: p.plans[0].payment })
      p.plans[0].payment = {}
    },
  ],
  [
    'nothing for a default payment that is free after the deductible',
    (_, p) => (p.plans[0].payment = { deductible: true }),
  ],
  ['a copay above the price', rich({ copay: 181 }), 'copay-over-price'],
  ['nothing for a copay equal to the price', rich({ copay: 180 })],
  [
    'only the other name for a copay per stay above the price of a day',
    (_, p) => {
      Object.assign(p.services[1], { name: 'Day in hospital', allowedAmount: 1000, daysPerStay: 3 })
      p.plans[0].services.push({ service: 'surgery', payment: { copay: 1500, copayDays: 1 } })
    },
    'service-name-differs',
  ],
  ['preventive care with a copay', preventive({ copay: 25 }), 'preventive-care-not-free'],
  [
    'preventive care without a row of its own',
    (_, p) => {
      p.services.push(
        { id: 'preventive', name: 'Yearly visit', allowedAmount: 175 },
        { id: 'flu', name: 'Flu vaccine', allowedAmount: 40 },
      )
      p.plans[0].services.push({ service: 'preventive', payment: {} }, { service: 'flu', payment: {} })
    },
    'preventive-care-not-free',
  ],
  ...['Preventive dental visit', 'Non-preventive screening', 'Diagnostic check-up', 'Travel vaccine'].map(
    (name): BrokenClient => [`nothing for a copay for '${name}'`, preventive({ copay: 25 }, { name })],
  ),
  [
    'nothing for a copay for a preventive drug',
    preventive({ copay: 10 }, { name: 'Preventive prescription', isDrug: true }),
  ],
  ['a service used almost every day', (_, p) => (p.scenarios[0].uses[0].perAdult = 300), 'unusual-uses'],
  surchargeFound('I completed the wellness program', 300),
  surchargeFound('I use tobacco', -600),
  surchargeFound('Tobacco surcharge', -600),
  ...(
    [
      ['I completed the wellness program', -300],
      ['I use tobacco', 600],
      ["I don't use tobacco", -600],
      ['I am tobacco-free', 600],
      ['Tobacco cessation credit', -600],
      ['My spouse could have coverage elsewhere', -900],
    ] as const
  ).map(([statement, yearly]): BrokenClient => [
    `nothing for "${statement}" at ${yearly}`,
    surcharge(statement, yearly),
  ]),
]
