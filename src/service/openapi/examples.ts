const instance = {
  client: { planYear: 2027, displayName: 'Zephyr & Sons', languages: ['en', 'es'] },
  features: {
    salaryBands: false,
    locations: true,
    savings: false,
    singleChild: false,
    customScenario: true,
    household: true,
  },
  scenarios: [
    {
      id: 'usual',
      display: 'A usual year',
      summary: '3 visits per adult, and 2 per child',
      icon: 'sun',
      uses: [{ service: 'visit', perAdult: 3, perChild: 2 }],
    },
  ],
  services: [{ id: 'visit', name: 'Office visit' }],
  locations: [{ id: 1, name: 'Boise' }],
  surcharges: [
    {
      id: 'tobacco',
      statement: 'I or my spouse use tobacco',
      detail: { amount: 50, per: 'paycheck' },
    },
  ],
}

export const exampleAnswers = {
  coverage: 'ES',
  household: { spouse: true, children: 0 },
  scenario: 'custom',
  customScenario: [{ id: 'visit', name: 'Office visit', uses: 6 }],
  surcharges: { tobacco: false },
  location: 1,
  salaryBand: null,
  savingsStyle: null,
}

const result = {
  plans: {
    saver: {
      displayName: 'Saver Plan with HSA',
      outOfPocketExpenses: 900,
      hsaFunds: 500,
      payrollDeduction: 624,
      surchargeTotal: 0,
      totalCost: 1024,
    },
    classic: {
      displayName: 'Classic Plan',
      outOfPocketExpenses: 180,
      hsaFunds: 0,
      payrollDeduction: 1560,
      surchargeTotal: 0,
      totalCost: 1740,
    },
  },
  bestPlan: 'saver',
  potentialSavings: 716,
  savingsDidOverride: false,
  contributionLimit: { accountType: 'HSA', limit: 8250 },
}

/** In the client's first language, and in another one, without a translation of the client's name. */
export const instanceExamples = {
  instance: { value: instance },
  instanceInSpanish: {
    value: {
      ...instance,
      scenarios: [
        {
          ...instance.scenarios[0],
          display: 'Un año normal',
          summary: '3 consultas por adulto y 2 por menor',
        },
      ],
      services: [{ id: 'visit', name: 'Consulta médica' }],
      surcharges: [{ ...instance.surcharges[0], statement: 'Mi cónyuge o yo consumimos tabaco' }],
      untranslated: ['Zephyr & Sons', 'Boise'],
    },
  },
}

/** In the client's first language, and in another one, without a translation of a plan's name. */
export const resultExamples = {
  result: { value: result },
  resultInSpanish: {
    value: {
      ...result,
      plans: { ...result.plans, saver: { ...result.plans.saver, displayName: 'Plan de ahorro con HSA' } },
      untranslated: ['Classic Plan'],
    },
  },
}
