/** A valid instance with every feature, as the base of the others. */
export const validInstance = {
  client: { planYear: 2027, displayName: 'Sound & Sons', url: 'https://example.com/', dontTint: false },
  features: { salaryBands: true, locations: true, savings: true, singleChild: true, customScenario: true },
  scenarios: [
    { id: 'low', display: 'Low' },
    { id: 'high', display: 'High' },
  ],
  services: [
    { id: 'visit', name: 'Visit' },
    { id: 'test', name: 'Test' },
  ],
  locations: [
    { id: 'here', name: 'Here' },
    { id: 'there', name: 'There' },
  ],
  salaryBands: [{ id: 'all', name: 'All' }],
  savingsStyles: [{ id: 'saver', displayText: 'Saver' }],
  surcharges: [{ id: 'smoke', statement: 'I smoke' }],
  customScenarioUses: [],
}

const { client, features, scenarios } = validInstance

/** The valid instance with other names in every list. */
function withNames(...names: string[]) {
  const rows = [...names.entries()]
  return {
    ...validInstance,
    client: { ...client, displayName: names[0] },
    scenarios: rows.map(([id, display]) => ({ id, display })),
    services: rows.map(([id, name]) => ({ id, name })),
    locations: rows.map(([id, name]) => ({ id, name })),
    salaryBands: rows.map(([id, name]) => ({ id, name })),
    savingsStyles: rows.map(([id, displayText]) => ({ id, displayText })),
    surcharges: rows.map(([id, statement]) => ({ id, statement })),
  }
}

/** The valid instance with other ids in every list. */
function withIds(...ids: (string | number)[]) {
  return {
    ...validInstance,
    scenarios: ids.map((id, index) => ({ id, display: `Scenario ${index}` })),
    services: ids.map((id, index) => ({ id, name: `Service ${index}` })),
    locations: ids.map((id, index) => ({ id, name: `Location ${index}` })),
    salaryBands: ids.map((id, index) => ({ id, name: `Band ${index}` })),
    savingsStyles: ids.map((id, index) => ({ id, displayText: `Style ${index}` })),
    // These ids become property names, so they must also differ as strings.
    surcharges: [...new Set(ids.map(String))].map((id) => ({ id, statement: `Surcharge ${id}` })),
  }
}

/** Valid instances with unusual texts. */
export const unusualTexts: Record<string, unknown> = {
  'names and a URL that contain scripts': {
    ...withNames(
      '<script>window.hacked = true</script>',
      '<img src=x onerror="window.hacked = true">',
      '"><svg onload=window.hacked=true>',
      '${window.hacked = true}',
      '&lt;b&gt; &amp; %s {{0}}',
    ),
    client: {
      ...client,
      displayName: '<script>window.hacked = true</script>',
      url: 'javascript:window.hacked=true',
    },
  },
  'names of 10,000 characters': withNames('x'.repeat(10_000), `many ${'words '.repeat(2000)}`),
  'emoji, right-to-left text, and lone surrogates': withNames(
    '👩‍👩‍👧‍👦🏳️‍🌈',
    'שנה רגילה \u202Eevil',
    'الرياض',
    'e\u0301\u0323'.repeat(50),
    '\uD800 lone',
    '\u0000\u200B',
  ),
  'empty names and a distant year': {
    ...withNames('', ' '),
    client: { ...client, displayName: '', planYear: 99_999_999 },
  },
  'no scenario except the custom one': { ...validInstance, scenarios: [] },
}

/** Valid instances with unusual ids, lists, or properties. */
export const unusualStructures: Record<string, unknown> = {
  'ids of every valid kind': withIds(
    0,
    '0',
    -7,
    '',
    ' ',
    'constructor',
    'toString',
    'a.b/c d',
    '~0~1',
    9007199254740991,
  ),
  'a malformed URL': { ...validInstance, client: { ...client, url: 'http://' } },
  'null lists and flags of features that are off': {
    client: { planYear: 2027, displayName: 'Bare', url: null, dontTint: null },
    features: { salaryBands: null, locations: false },
    scenarios,
    services: null,
    locations: null,
    salaryBands: null,
    savingsStyles: null,
    surcharges: null,
    customScenarioUses: null,
  },
  'only required properties': {
    client: { planYear: 2027, displayName: 'Bare' },
    features: {},
    scenarios,
  },
  'unknown properties': JSON.parse(
    JSON.stringify({ ...validInstance, extra: 1, features: { ...features, more: 'yes' } }).replace(
      '{',
      '{"__proto__":{"features":{}},"constructor":null,',
    ),
  ),
}

/** Instances that the calculator rejects. */
export const invalidInstances: Record<string, unknown> = {
  null: null,
  'a list': [],
  'a string': 'instance',
  'an empty object': {},
  'no client': { ...validInstance, client: null },
  'a year as a string': { ...validInstance, client: { ...client, planYear: '2027' } },
  'a fractional year': { ...validInstance, client: { ...client, planYear: 2027.5 } },
  'no year': { ...validInstance, client: { ...client, planYear: null } },
  'a name that is a number': { ...validInstance, client: { ...client, displayName: 7 } },
  'no features': { ...validInstance, features: null },
  'a flag as a string': { ...validInstance, features: { ...features, savings: 'true' } },
  'no scenarios': { ...validInstance, scenarios: null },
  'scenarios that are not a list': { ...validInstance, scenarios: { length: 1 } },
  'empty scenarios and no custom one': {
    ...validInstance,
    scenarios: [],
    features: { ...features, customScenario: false },
  },
  'a scenario that is null': { ...validInstance, scenarios: [null] },
  'a scenario with the id custom': { ...validInstance, scenarios: [{ id: 'custom', display: 'Mine' }] },
  'an id of __proto__': withIds('__proto__'),
  'an id that is null': { ...validInstance, locations: [{ id: null, name: 'Nowhere' }] },
  'an id with a fraction': withIds(1.5),
  'an id beyond the safe integers': withIds(2 ** 53),
  'a name that is null': { ...validInstance, services: [{ id: 1, name: null }] },
  'locations on, with an empty list': { ...validInstance, locations: [] },
  'salary bands on, with null': { ...validInstance, salaryBands: null },
  'savings on, without a list': { ...validInstance, savingsStyles: undefined },
  'a custom scenario without services': { ...validInstance, services: [] },
}

const costs = { outOfPocketExpenses: 1, hsaFunds: 0, payrollDeduction: 2, surchargeTotal: 0, totalCost: 3 }

/** A result with an explanation that uses one name and one amount throughout. */
function withExplanation(name: string, amount: number) {
  const person = { role: 'child', number: 9007199254740991 }
  const both = [amount, amount]
  return JSON.stringify({
    plans: {
      a: {
        ...costs,
        displayName: name,
        // Must equal the sum of the line items, or they are not shown.
        outOfPocketExpenses: 4 * amount,
        worstCase: amount,
        dominatedBy: 'b',
        lineItems: [{ service: name, deductible: both, coinsurance: both, amountOverMaximum: both }],
      },
      b: { ...costs, displayName: name, worstCase: null, dominatedBy: 'constructor', lineItems: [] },
    },
    bestPlan: 'a',
    assumptions: {
      locationFactor: amount,
      persons: [person, person],
      services: [{ id: name, name, uses: 2, allowedAmount: amount, usesByPerson: [1, 1] }],
      claimOrder: [name, ''],
    },
  })
}

/** Unusual results as JSON, valid or not. The first one is the simplest. */
export const unusualResults: Record<string, string> = {
  'a plan name that contains a script': JSON.stringify({
    plans: { a: { ...costs, displayName: '<img src=x onerror="window.hacked = true">' } },
    bestPlan: 'a',
  }),
  'a plan name of 10,000 characters': JSON.stringify({
    plans: { a: { ...costs, displayName: 'x'.repeat(10_000) } },
    bestPlan: 'a',
  }),
  'plan keys that are numbers, empty, or names of object members': JSON.stringify({
    plans: {
      constructor: { ...costs, displayName: 'B' },
      7: { ...costs, displayName: 'A' },
      '': { ...costs, displayName: 'C' },
    },
    bestPlan: '',
  }),
  'a plan with the key __proto__': `{"plans":{"__proto__":${JSON.stringify({ ...costs, displayName: 'P' })}},"bestPlan":"__proto__"}`,
  'implausible amounts': JSON.stringify({
    plans: {
      a: { ...costs, displayName: 'A', totalCost: 1e300, hsaFunds: -0.4, outOfPocketExpenses: -1e21 },
    },
    bestPlan: 'a',
    savingsDidOverride: true,
    potentialSavings: -0.2,
    contributionLimit: { accountType: '<b>HSA</b>', limit: 1e-9 },
  }),
  'an explanation with names that contain scripts': withExplanation(
    '<img src=x onerror="window.hacked = true">',
    0.1,
  ),
  'an explanation with names of 10,000 characters': withExplanation('x'.repeat(10_000), 1),
  'an explanation in right-to-left text': withExplanation('خطة صحية (الذهبية)! \u202Eevil', -1),
  'an explanation with implausible amounts': withExplanation('', 1e300),
}
