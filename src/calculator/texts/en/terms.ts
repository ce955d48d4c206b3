/** What the words of the results mean, in one line each. */
export const terms = {
  PPO: "You can see any doctor, and pay less in the plan's network.",
  HMO: 'The plan pays only for doctors in its network, except in an emergency.',
  HSA: 'Health savings account: tax-free money for care. What is left stays yours.',
  FSA: 'Flexible spending account: tax-free money for care. What is left may be lost.',
  HRA: 'Company money for care. What is left belongs to your company.',
  companyMoney: 'What your company pays for your care through an account.',
  paycheck:
    'What your company takes out of each paycheck, with surcharges and credits. Below $0, your pay goes up.',
  paychecks: 'What your company takes out of your pay in the year, with surcharges and credits.',
  yearsLikeThis: 'We tried many years with about this much care: some with more, and some with less.',
  deductible: 'What you pay for care before the plan pays.',
  copay: 'A fixed price that you pay for each use.',
  coinsurance: 'The share of the price that you pay after the deductible.',
  maximum: 'The most that you pay for covered care in a year.',
  /** For a plan whose copays do not count toward its maximum. */
  maximumWithoutCopays:
    "The most that you pay for covered care in a year. Copays don't count, and go on after it.",
  worstCase: 'The most a year with these answers can cost: paychecks plus care, less company money.',
} as const
