import type { Explanation } from './Explanation.ts'

/** Rules on what members pay for care. */
export const paymentExplanations: Record<string, Explanation> = {
  'coinsurance-like-a-fraction': {
    why: '0.2 is a fifth of a percent, so the service is almost free.',
    fails: '"coinsurance": 0.2',
    passes: '"coinsurance": 20',
  },
  'coinsurance-of-the-plan': {
    why: "With the plan's share in its place, the member pays the wrong part.",
    fails: '"coinsurance": 80',
    passes: '"coinsurance": 20',
  },
  'maximum-without-coinsurance': {
    why: 'There is no coinsurance for it to limit, so the service is free.',
    fails: '{ "coinsuranceMaximum": 75 }',
    passes: '{ "coinsurance": 25, "coinsuranceMaximum": 75 }',
  },
  'days-without-copay': {
    why: 'There is no copay for these days, so the service is free.',
    fails: '{ "copayDays": 5 }',
    passes: '{ "copay": 300, "copayDays": 5 }',
  },
  'payment-without-effect': {
    why: 'Another property decides what the member pays, so the payment is not the one that was intended.',
    fails: '{ "priceUntilDeductible": 60, "copay": 20 }',
    passes: '{ "deductible": true, "priceUntilDeductible": 60, "copay": 20 }',
  },
  'coinsurance-minimum': {
    why: 'It limits the coinsurance from below, so it needs one, and a higher maximum.',
    fails: '{ "coinsurance": 25, "coinsuranceMinimum": 75, "coinsuranceMaximum": 20 }',
    passes: '{ "coinsurance": 25, "coinsuranceMinimum": 20, "coinsuranceMaximum": 75 }',
  },
  'waived-copay': {
    why: 'A copay is waived when the visit ends in a stay, so it needs a service that is used in stays.',
    fails: '{ "service": "emergency", "payment": { "copay": 250, "copayWaivedWith": "emergency" } }',
    passes: '{ "service": "emergency", "payment": { "copay": 250, "copayWaivedWith": "hospital" } }',
  },
  'free-by-default': {
    why: 'Every service without a row of its own is free.',
    fails: '"payment": {}',
    passes: '"payment": { "deductible": true, "coinsurance": 20 }',
  },
  'copay-over-price': {
    why: 'Members rarely pay more than the price of a service.',
    fails: '"allowedAmount": 145, "copay": 2500',
    passes: '"allowedAmount": 145, "copay": 25',
  },
  'preventive-care-not-free': {
    why: 'By law, plans pay for preventive care in full.',
    fails: '{ "service": "preventive", "payment": { "copay": 25 } }',
    passes: '{ "service": "preventive", "payment": {} }',
  },
}
