/** An instance with everything on, to be spoilt. */
export const soundInstance = {
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

const { client, features, scenarios } = soundInstance

/** The sound instance with other names everywhere. */
function named(...names: string[]) {
  const rows = [...names.entries()]
  return {
    ...soundInstance,
    client: { ...client, displayName: names[0] },
    scenarios: rows.map(([id, display]) => ({ id, display })),
    services: rows.map(([id, name]) => ({ id, name })),
    locations: rows.map(([id, name]) => ({ id, name })),
    salaryBands: rows.map(([id, name]) => ({ id, name })),
    savingsStyles: rows.map(([id, displayText]) => ({ id, displayText })),
    surcharges: rows.map(([id, statement]) => ({ id, statement })),
  }
}

/** The sound instance with other ids everywhere. */
function identified(...ids: (string | number)[]) {
  return {
    ...soundInstance,
    scenarios: ids.map((id, index) => ({ id, display: `Scenario ${index}` })),
    services: ids.map((id, index) => ({ id, name: `Service ${index}` })),
    locations: ids.map((id, index) => ({ id, name: `Location ${index}` })),
    salaryBands: ids.map((id, index) => ({ id, name: `Band ${index}` })),
    savingsStyles: ids.map((id, index) => ({ id, displayText: `Style ${index}` })),
    // Posted by their ids as texts, which must differ too.
    surcharges: [...new Set(ids.map(String))].map((id) => ({ id, statement: `Surcharge ${id}` })),
  }
}

/** Odd in what is shown, and to be served whole. */
export const oddTexts: Record<string, unknown> = {
  'names and an address that look like scripts': {
    ...named(
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
  'names of 10,000 characters': named('x'.repeat(10_000), `many ${'words '.repeat(2000)}`),
  'emoji, right-to-left and broken characters': named(
    '👩‍👩‍👧‍👦🏳️‍🌈',
    'שנה רגילה \u202Eevil',
    'الرياض',
    'e\u0301\u0323'.repeat(50),
    '\uD800 lone',
    '\u0000\u200B',
  ),
  'empty names and a year far away': {
    ...named('', ' '),
    client: { ...client, displayName: '', planYear: 99_999_999 },
  },
  'no scenario but the custom one': { ...soundInstance, scenarios: [] },
}

/** Odd in what comes, and to be served whole. */
export const oddShapes: Record<string, unknown> = {
  'ids of every legal kind': identified(
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
  'an address that is none': { ...soundInstance, client: { ...client, url: 'http://' } },
  'lists and flags that are null where nothing is on': {
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
  'nothing but what is required': {
    client: { planYear: 2027, displayName: 'Bare' },
    features: {},
    scenarios,
  },
  'fields that nobody knows': JSON.parse(
    JSON.stringify({ ...soundInstance, extra: 1, features: { ...features, more: 'yes' } }).replace(
      '{',
      '{"__proto__":{"features":{}},"constructor":null,',
    ),
  ),
}

/** Wrong, and to be refused. */
export const wrongInstances: Record<string, unknown> = {
  null: null,
  'a list': [],
  'a text': 'instance',
  'an empty object': {},
  'no client': { ...soundInstance, client: null },
  'a year as text': { ...soundInstance, client: { ...client, planYear: '2027' } },
  'a year and a half': { ...soundInstance, client: { ...client, planYear: 2027.5 } },
  'no year': { ...soundInstance, client: { ...client, planYear: null } },
  'a name that is a number': { ...soundInstance, client: { ...client, displayName: 7 } },
  'no features': { ...soundInstance, features: null },
  'a flag as text': { ...soundInstance, features: { ...features, savings: 'true' } },
  'no scenarios': { ...soundInstance, scenarios: null },
  'scenarios that are no list': { ...soundInstance, scenarios: { length: 1 } },
  'empty scenarios and no custom one': {
    ...soundInstance,
    scenarios: [],
    features: { ...features, customScenario: false },
  },
  'a scenario that is null': { ...soundInstance, scenarios: [null] },
  'a scenario called custom': { ...soundInstance, scenarios: [{ id: 'custom', display: 'Mine' }] },
  'an id of __proto__': identified('__proto__'),
  'an id that is null': { ...soundInstance, locations: [{ id: null, name: 'Nowhere' }] },
  'an id with a fraction': identified(1.5),
  'an id beyond what is exact': identified(2 ** 53),
  'a name that is null': { ...soundInstance, services: [{ id: 1, name: null }] },
  'locations on, and none there': { ...soundInstance, locations: [] },
  'salary bands on, and null': { ...soundInstance, salaryBands: null },
  'savings on, and left out': { ...soundInstance, savingsStyles: undefined },
  'a custom scenario without services': { ...soundInstance, services: [] },
}

const costs = { outOfPocketExpenses: 1, hsaFunds: 0, payrollDeduction: 2, surchargeTotal: 0, totalCost: 3 }

/** A plan that explains itself, under a name and with an amount of a test. */
function explainedAs(name: string, amount: number) {
  const person = { role: 'child', number: 9007199254740991 }
  const both = [amount, amount]
  return JSON.stringify({
    plans: {
      a: {
        ...costs,
        displayName: name,
        // The sum of the lines of both persons: otherwise they would not be shown.
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

/** Results that are odd, as the JSON that comes over the wire. */
export const oddResults: Record<string, string> = {
  'a plan name like a script': JSON.stringify({
    plans: { a: { ...costs, displayName: '<img src=x onerror="window.hacked = true">' } },
    bestPlan: 'a',
  }),
  'a plan name of 10,000 characters': JSON.stringify({
    plans: { a: { ...costs, displayName: 'x'.repeat(10_000) } },
    bestPlan: 'a',
  }),
  'plans with numbers and object words for keys': JSON.stringify({
    plans: {
      constructor: { ...costs, displayName: 'B' },
      7: { ...costs, displayName: 'A' },
      '': { ...costs, displayName: 'C' },
    },
    bestPlan: '',
  }),
  'a plan with __proto__ for a key': `{"plans":{"__proto__":${JSON.stringify({ ...costs, displayName: 'P' })}},"bestPlan":"__proto__"}`,
  'amounts beyond belief': JSON.stringify({
    plans: {
      a: { ...costs, displayName: 'A', totalCost: 1e300, hsaFunds: -0.4, outOfPocketExpenses: -1e21 },
    },
    bestPlan: 'a',
    savingsDidOverride: true,
    potentialSavings: -0.2,
    contributionLimit: { accountType: '<b>HSA</b>', limit: 1e-9 },
  }),
  'an explanation with names like scripts': explainedAs('<img src=x onerror="window.hacked = true">', 0.1),
  'an explanation with names of 10,000 characters': explainedAs('x'.repeat(10_000), 1),
  'an explanation from right to left': explainedAs('خطة صحية (الذهبية)! \u202Eevil', -1),
  'an explanation beyond belief': explainedAs('', 1e300),
}
