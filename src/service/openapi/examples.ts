export const exampleInstance = {
  client: { planYear: 2027, displayName: 'Zephyr & Sons' },
  features: { salaryBands: false, locations: true, savings: false, singleChild: false, customScenario: true },
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
  surcharges: [{ id: 'tobacco', statement: 'I or my spouse use tobacco' }],
}

export const exampleAnswers = {
  coverage: 'ES',
  scenario: 'custom',
  customScenario: [{ id: 'visit', name: 'Office visit', uses: 6 }],
  surcharges: { tobacco: false },
  location: 1,
  salaryBand: null,
  savingsStyle: null,
}

export const exampleResult = {
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
