import type { Explanation } from './Explanation.ts'

/** Rules on instance.json, on its plan year, and on texts. */
export const instanceExplanations: Record<string, Explanation> = {
  'misspelled-feature': {
    why: 'The plans have data for a question that employees are not asked, so the service rejects them.',
    fails: '"features": { "salaryBand": true }',
    passes: '"features": { "salaryBands": true }',
  },
  'repeated-id': {
    why: 'An id names one row. If two rows share it, only the first is used.',
    fails: '[{ "id": "boise", "name": "Boise" }, { "id": "boise", "name": "Reno" }]',
    passes: '[{ "id": "boise", "name": "Boise" }, { "id": "reno", "name": "Reno" }]',
  },
  'list-without-feature': {
    why: 'The rows have no effect while the feature is off.',
    fails: '"features": {}, "locations": [{ "id": "boise", "name": "Boise" }]',
    passes: '"features": { "locations": true }, "locations": [{ "id": "boise", "name": "Boise" }]',
  },
  'feature-without-effect': {
    why: 'Employees enter uses for each person only in the custom scenario.',
    fails: '"features": { "customPerPerson": true }',
    passes: '"features": { "customScenario": true, "customPerPerson": true }',
  },
  'surcharge-tiers': {
    why: 'With a tier for one child, EC is only for several children.',
    fails: '"singleChild": true in features, and "appliesTo": ["EC", "EF"]',
    passes: '"appliesTo": ["EK", "EC", "EF"]',
  },
  'client-address': {
    why: "With such an address, the client's name in the footer is not a link.",
    fails: '"url": "example.com"',
    passes: '"url": "https://example.com"',
  },
  'far-plan-year': {
    why: 'Two digits may be swapped, and legal limits are not known that far ahead.',
    fails: '"planYear": 2072',
    passes: '"planYear": 2027',
  },
  'unknown-custom-use': {
    why: 'The custom scenario starts without this use.',
    fails: '"customScenarioUses": [{ "name": "Primary care", "uses": 2 }]',
    passes: '"customScenarioUses": [{ "name": "Primary care visit", "uses": 2 }]',
  },
  'uses-in-instance': {
    why: 'The service replaces these uses by those of plans.json, from which it calculates the costs.',
    fails:
      '"scenarios": [{ "id": "usual", "uses": [{ "service": "visit", "perAdult": 3 }] }] in instance.json',
    passes: '"scenarios": [{ "id": "usual", "uses": [{ "service": "visit", "perAdult": 3 }] }] in plans.json',
  },
  'color-contrast': {
    why: 'Many people cannot read text without enough contrast, so the calculator shows its own color instead.',
    fails: '"colors": { "accent": "#7dd3fc" }',
    passes: '"colors": { "accent": "#0369a1" }',
  },
  'logo-format': {
    why: 'Browsers show no logo for an address that leads to a page instead of an image.',
    fails: '"logo": { "url": "https://example.com/about/logo", "alt": "Ours" }',
    passes: '"logo": { "url": "https://example.com/logo.svg", "alt": "Ours" }',
  },
  'logo-download': {
    why: 'Employees see no logo if their browser cannot load it, and wait for one that is large.',
    fails: '"logo": { "url": "https://example.com/removed.svg", "alt": "Ours" }, which has status 404',
    passes: '"logo": { "url": "https://example.com/logo.svg", "alt": "Ours" }, an SVG file of 12 kB',
  },
  'year-of-another-folder': {
    why: 'A preview is opened by the name of its folder, and would show another year.',
    fails: 'lakeshore/2028/instance.json with "planYear": 2027',
    passes: 'lakeshore/2028/instance.json with "planYear": 2028',
  },
  'repeated-year': {
    why: 'Only one of two documents for the same year can be shown.',
    fails: 'lakeshore/2027/ next to lakeshore/instance.json with "planYear": 2027',
    passes: 'lakeshore/2028/ next to lakeshore/instance.json with "planYear": 2027',
  },
  markup: {
    why: 'The calculator shows texts as they are, so employees see the tags.',
    fails: '"display": "A <b>usual</b> year"',
    passes: '"display": "A usual year"',
  },
  'control-character': {
    why: 'Invisible characters come from copying, and break searching and layout.',
    fails: '"name": "Boise\\u0007"',
    passes: '"name": "Boise"',
  },
  'stray-space': {
    why: 'Spaces around text shift it, and make two names differ that look the same.',
    fails: '"name": " Boise"',
    passes: '"name": "Boise"',
  },
  'repeated-name': {
    why: 'Employees cannot tell two rows with the same name apart.',
    fails: '[{ "id": 1, "name": "Boise" }, { "id": 2, "name": "Boise" }]',
    passes: '[{ "id": 1, "name": "Boise, ID" }, { "id": 2, "name": "Boise City, OK" }]',
  },
}
