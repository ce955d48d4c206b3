import type { Phrase } from './PaymentPhrase.ts'

/** The longest phrase that matches applies. */
export const phrases: readonly Phrase[] = [
  {
    step: 'coverage',
    wordings: ['not covered', 'no coverage', 'excluded'],
    properties: () => ({ notCovered: true }),
  },
  { step: 'coverage', wordings: ['covered'], properties: () => ({ notCovered: false }) },

  {
    step: 'firstUses',
    wordings: [
      'first {count} visits free',
      'first {count} visits at no charge',
      'first {count} visits no charge',
      '{count} visits free',
      '{count} visits at no charge',
      '{count} free visits',
      'free for first {count} visits',
      'no charge for first {count} visits',
    ],
    properties: ({ count }) => ({ firstUses: { count } }),
  },
  {
    step: 'firstUses',
    wordings: ['first visits free', 'first visits no charge', 'first visits at no charge'],
    properties: () => ({ firstUses: { count: 1 } }),
  },
  {
    step: 'firstUses',
    wordings: [
      'first {count} visits, {money}',
      'first {count} visits at {money}',
      '{money} for first {count} visits',
    ],
    properties: ({ count, money }) => ({ firstUses: { count, copay: money } }),
  },
  {
    step: 'firstUses',
    wordings: ['first visits, {money}', 'first visits at {money}', '{money} for first visits'],
    properties: ({ money }) => ({ firstUses: { count: 1, copay: money } }),
  },

  { step: 'deductible', wordings: ['deductible'], properties: () => ({ deductible: true }) },
  {
    wordings: [
      'after deductible',
      'after deductible met',
      'after deductible has been met',
      'once deductible met',
      'after deductible applies',
      'subject to deductible',
      'deductible applies',
    ],
    properties: () => ({ deductible: true }),
  },
  {
    wordings: [
      'no deductible',
      'without deductible',
      'deductible waived',
      'deductible does not apply',
      "deductible doesn't apply",
      'not subject to deductible',
      'deductible not applicable',
      'before deductible',
    ],
    properties: () => ({ deductible: false }),
  },
  { wordings: ['deductible left out'], properties: () => ({ isDeductibleLeftOut: true }) },
  {
    step: 'deductible',
    wordings: [
      '{money} until deductible met',
      '{money} until deductible',
      '{money} until deductible has been met',
    ],
    properties: ({ money }) => ({ priceUntilDeductible: money }),
  },

  { step: 'copay', wordings: ['{money}', '{money} per day'], properties: ({ money }) => ({ copay: money }) },
  {
    step: 'copay',
    wordings: [
      '{money} per day, up to {count}',
      '{money} per day, up to {count} days',
      '{money} per day, up to {count} days per stay',
      '{money} per day, maximum {count} days',
      '{money} per day, maximum {count} days per stay',
      '{money} per day, limited to {count} days',
      '{money} per day, for {count} days',
      '{money} per day, for up to {count} days',
      '{money} per day, first {count} days',
      '{money} per day, for first {count} days',
      '{money} per day, days 1-{count}',
      '{money} per day, days 1 to {count}',
      '{money} per day, for days 1-{count}',
    ],
    properties: ({ money, count }) => ({ copay: money, copayDays: count }),
  },
  {
    step: 'copay',
    wordings: ['{money} per stay'],
    properties: ({ money }) => ({ copay: money, copayDays: 1 }),
  },

  { step: 'coinsurance', wordings: ['{percent}'], properties: ({ percent }) => ({ coinsurance: percent }) },
  {
    step: 'coinsurance',
    wordings: [
      'plan pays {percent}',
      'covered {percent}',
      'covered at {percent}',
      'paid at {percent}',
      '{percent} covered',
      '{percent} paid by plan',
    ],
    properties: ({ percent }) =>
      percent === 100 ? { isFree: true } : { coinsurance: Number((100 - percent).toFixed(10)) },
  },
  {
    step: 'coinsurance',
    wordings: [
      'no charge',
      'no cost',
      'no cost to you',
      'no cost sharing',
      'no copay',
      'nothing',
      'included',
      'free',
      'fully covered',
      'covered in full',
      'covered fully',
      'paid in full',
    ],
    properties: () => ({ isFree: true }),
  },

  {
    step: 'limit',
    wordings: [
      'at least {money}',
      'minimum {money}',
      'with {money} minimum',
      '{money} minimum',
      'no less than {money}',
    ],
    properties: ({ money }) => ({ coinsuranceMinimum: money, needsCoinsurance: true }),
  },
  {
    step: 'limit',
    wordings: [
      'at most {money}',
      'up to {money}',
      'up to maximum {money}',
      'maximum {money}',
      '{money} maximum',
      'with {money} maximum',
      'with maximum {money}',
      'capped at {money}',
      'no more than {money}',
      'not to exceed {money}',
    ],
    properties: ({ money }) => ({ coinsuranceMaximum: money, needsCoinsurance: true }),
  },
  {
    step: 'limit',
    wordings: ['coinsurance at least {money}'],
    properties: ({ money }) => ({ coinsuranceMinimum: money }),
  },
  {
    step: 'limit',
    wordings: ['coinsurance at most {money}'],
    properties: ({ money }) => ({ coinsuranceMaximum: money }),
  },
  {
    step: 'limit',
    wordings: ['copay on up to {count} days'],
    properties: ({ count }) => ({ copayDays: count }),
  },

  // Between other steps, such a text can be about first visits.
  { step: 'limit', wordings: ['{count} visits'], properties: ({ count }) => ({ visitLimit: count }) },
  {
    wordings: [
      'up to {count} visits',
      'up to {count} visits per year',
      'limited to {count} visits',
      'limited to {count} visits per year',
      'limit {count} visits',
      'limit {count} visits per year',
      'maximum {count} visits',
      'maximum {count} visits per year',
      'at most {count} visits',
      'at most {count} visits per year',
      '{count} visits per year',
      '{count} days per year',
      'up to {count} days per year',
      'limited to {count} days per year',
      'maximum {count} days per year',
      '{count} visits limit',
      '{count}-visits limit',
      '{count} visits maximum',
      '{count}-visits maximum',
    ],
    properties: ({ count }) => ({ visitLimit: count }),
  },
]
