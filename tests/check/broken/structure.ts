import type { BrokenClient } from './BrokenClient.ts'
import type { Loose } from '../sample.ts'

/** Values of the correct type that the schemas reject. */
const brokenValues: BrokenClient[] = [
  ['an unknown kind of limit', (_, p) => (p.plans[0].deductible.kind = 'embeded'), 'unknown-value'],
  ['a number of adults that no tier has', (_, p) => (p.persons.ES.adults = 3), 'unknown-value'],
  ['a reserved scenario id', (i) => (i.scenarios[0].id = 'custom'), 'reserved-id'],
  ['a percentage over 100', (_, p) => (p.plans[0].payment.coinsurance = 120), 'out-of-range'],
  ['a reserved plan key', (_, p) => (p.plans[0].key = '__proto__'), 'reserved-id'],
  ['a scenario with a property as its id', (i) => (i.scenarios[0].id = '__proto__'), 'reserved-id'],
  ['an id with too many digits', (i) => (i.surcharges[0].id = 2 ** 60), 'out-of-range'],
  ['a negative amount', (_, p) => (p.plans[0].deductible.individual = -1), 'out-of-range'],
  ['neither yearly nor perPay', (_, p) => (p.surcharges = [{ id: 'tobacco' }]), 'yearly-or-per-pay'],
  [
    'both yearly and perPay',
    (_, p) => {
      p.payPeriods = 26
      p.surcharges[0].perPay = 75
    },
    'yearly-or-per-pay',
  ],
]

/** What the schemas advise against. */
export const brokenAdvice: BrokenClient[] = [
  [
    'an unknown feature',
    (i) => {
      i.features.singleChilds = true
      delete i.features.singleChild
    },
    'unknown-feature',
  ],
  ['an unknown property', (i) => (i.scenarios[0].color = 'red'), 'unknown-property'],
  ['a misspelled property', (_, p) => (p.services[0].isDrugs = true), 'unknown-property'],
  ['an overlong name', (i) => (i.client.displayName = 'x'.repeat(81)), 'overlong-text'],
  ['an empty name', (i) => (i.scenarios[1].display = ''), 'empty-text'],
  [
    'an empty id',
    (i, p) => {
      i.surcharges[0].id = ''
      p.surcharges[0].id = ''
    },
    'empty-text',
  ],
  ['colors in other notations', (i) => (i.client.colors = { accent: 'navy', tint: '#eef' }), 'odd-value'],
  [
    'a logo and a contact with addresses that have no effect',
    (i) => {
      i.client.logo = { url: 'http://example.com/logo.svg', alt: '' }
      i.client.contact = { text: 'Questions?', url: 'benefits@example.com' }
    },
    'odd-value',
    'empty-text',
  ],
  [
    'a long summary, and an unknown person to be added',
    (i) => {
      i.scenarios[0].summary = '3 doctor visits, '.repeat(8).trim()
      i.scenarios[0].addsPerson = 'baby'
    },
    'overlong-text',
    'odd-value',
  ],
  ['nothing for a null icon', (i) => (i.scenarios[0].icon = null)],
  [
    'unread properties of other types',
    (i) => (i.customScenarioUses = [{ name: 5, uses: 'x' }, { name: 'Surgery', uses: -3 }, 7]),
    'odd-value',
    'unusual-number',
  ],
  ['an unread list as an object', (i) => (i.customScenarioUses = { Nope: 3 }), 'odd-value'],
  [
    'schema paths that are not strings',
    (i, p) => {
      i.$schema = 5
      p.$schema = 5
    },
    'odd-value',
  ],
  ['an unknown icon', (i) => (i.scenarios[0].icon = 'suns'), 'unknown-icon'],
  [
    'a long list',
    (i, p) => {
      i.surcharges = Array.from({ length: 51 }, (_, id) => ({ id, statement: `Statement ${id}` }))
      p.surcharges = i.surcharges.map(({ id }: Loose) => ({ id, yearly: 500 }))
    },
    'long-list',
  ],
  ['an unusual year', (i) => (i.client.planYear = 227), 'unusual-number'],
]

export const brokenInstances: BrokenClient[] = [
  [
    'an id that appears twice',
    (i, p) => {
      i.locations[1].id = 'here'
      p.locations = [p.locations[0]]
    },
    'repeated-id',
  ],
  ['a list with entries whose feature is off', (i) => (i.features.locations = false), 'list-without-feature'],
  [
    'a plan for locations that nobody is asked for',
    (i, p) => {
      i.features.locations = false
      p.plans[1].locations = ['here']
    },
    'list-without-feature',
  ],
  ['an address without http', (i) => (i.client.url = 'www.example.com'), 'client-address'],
  [
    'a plan year that is far ahead',
    (i, p) => {
      i.client.planYear = 2062
      p.contributionLimits = []
    },
    'far-plan-year',
  ],
  ['a service with another name', (_, p) => (p.services[0].name = 'Dental visit'), 'service-name-differs'],
  ['uses of an unknown service', (i) => (i.customScenarioUses[0].name = 'Office vist'), 'unknown-custom-use'],
  [
    'uses of a scenario',
    (i) => (i.scenarios[1].uses = [{ service: 'surgery', bySubscriber: 1 }]),
    'uses-in-instance',
  ],
  ['an accent too light on white', (i) => (i.client.colors = { accent: '#7dd3fc' }), 'color-contrast'],
  [
    'an accent that is too light only on the tint',
    (i) => (i.client.colors = { accent: '#60656b', tint: '#dddddd' }),
    'color-contrast',
  ],
  ['a dark tint', (i) => (i.client.colors = { accent: '#1d4ed8', tint: '#60a5fa' }), 'color-contrast'],
  [
    'nothing for readable colors, a logo, and a contact',
    (i) => {
      i.client.colors = { accent: '#1d4ed8', tint: '#e3ecff' }
      i.client.logo = { url: 'https://example.com/logo.SVG?v=2', alt: 'Ours' }
      i.client.contact = { text: 'Ours', url: 'tel:+15550100' }
    },
  ],
  [
    'markup and spaces in a summary, a logo, and a contact',
    (i) => {
      i.client.logo = { url: 'https://example.com/logo.png', alt: 'Ours ' }
      i.client.contact = { text: '<b>Questions?</b>', url: null }
      i.scenarios[0].summary = 'A checkup &amp; a visit'
      i.scenarios[1].summary = 'A checkup &amp; a visit'
    },
    'stray-space',
    'markup',
  ],
  ['markup', (i) => (i.scenarios[0].display = 'A <b>healthy</b> year'), 'markup'],
  ['an HTML comment', (i) => (i.scenarios[0].display = 'A <!-- healthy --> year'), 'markup'],
  [
    'nothing for words that only resemble markup',
    (i) => {
      i.locations[0].name = 'R&D; HR'
      i.locations[1].name = 'Under <60>, a < b and <your town>'
    },
  ],
  ['an entity', (i) => (i.client.displayName = 'Ours &amp; Theirs'), 'markup'],
  ['a control character', (i) => (i.surcharges[0].statement = 'I use\u200b tobacco'), 'control-character'],
  ['a leading space', (i) => (i.salaryBands[0].name = ' Under $60,000'), 'stray-space'],
  ['a name that appears twice', (i) => (i.locations[1].name = 'here'), 'repeated-name'],
]

/** Documents that do not fit their schemas. */
export const brokenStructure: BrokenClient[] = [
  ...brokenValues,
  ['a missing property', (i) => delete i.scenarios[0].display, 'missing-property'],
  ['a feature without its list', (i) => (i.locations = []), 'feature-without-list'],
  ['a custom scenario without services', (i) => delete i.services, 'feature-without-list'],
  ['a missing tier of payroll', (_, p) => delete p.plans[0].payroll[0].yearly.EF, 'missing-property'],
  ['a number in quotation marks', (i) => (i.client.planYear = '2027'), 'wrong-type'],
  ['text instead of a list', (i) => (i.surcharges = 'none'), 'wrong-type'],
  ['a row without its service', (_, p) => delete p.plans[0].services[0].service, 'missing-property'],
  ['an empty list of plans', (_, p) => (p.plans = []), 'wrong-length'],
  [
    'a misspelled property of a payment',
    (_, p) => (p.plans[0].payment = { deductible: true, coinsurence: 20 }),
    'forbidden-property',
  ],
]
