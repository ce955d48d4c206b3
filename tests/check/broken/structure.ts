import type { BrokenClient } from './BrokenClient.ts'
import type { Loose } from '../sample.ts'

/** Values of the correct type that the schemas reject. */
const brokenValues: BrokenClient[] = [
  ['an unknown kind of limit', (_, p) => (p.plans[0].deductible.kind = 'embeded')],
  ['a number of adults that no tier has', (_, p) => (p.persons.ES.adults = 3)],
  ['a reserved scenario id', (i) => (i.scenarios[0].id = 'custom')],
  ['a percentage over 100', (_, p) => (p.plans[0].payment.coinsurance = 120)],
  ['a reserved plan key', (_, p) => (p.plans[0].key = '__proto__')],
  ['a scenario with a property as its id', (i) => (i.scenarios[0].id = '__proto__')],
  ['an id with too many digits', (i) => (i.surcharges[0].id = 2 ** 60)],
  ['a negative amount', (_, p) => (p.plans[0].deductible.individual = -1)],
  ['neither yearly nor perPay', (_, p) => (p.surcharges = [{ id: 'tobacco' }])],
  [
    'both yearly and perPay',
    (_, p) => {
      p.payPeriods = 26
      p.surcharges[0].perPay = 75
    },
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
  ],
  ['an unknown property', (i) => (i.scenarios[0].color = 'red')],
  ['a misspelled property', (_, p) => (p.services[0].isDrugs = true)],
  ['an overlong name', (i) => (i.client.displayName = 'x'.repeat(81))],
  ['an empty name', (i) => (i.scenarios[1].display = '')],
  [
    'an empty id',
    (i, p) => {
      i.surcharges[0].id = ''
      p.surcharges[0].id = ''
    },
  ],
  ['colors in other notations', (i) => (i.client.colors = { accent: 'navy', tint: '#eef' })],
  [
    'addresses and a deadline that have no effect',
    (i, p) => {
      i.client.logo = { url: 'http://example.com/logo.svg', alt: '' }
      i.client.contact = { text: 'Questions?', url: 'HR, second floor' }
      i.client.nextStep = { label: 'Enroll', url: 'http://example.com', deadline: '11/20/2026' }
      p.plans[0].links = { providers: 'example.com/doctors' }
    },
  ],
  [
    'a long summary, and an unknown person to be added',
    (i) => {
      i.scenarios[0].summary = '3 doctor visits, '.repeat(8).trim()
      i.scenarios[0].adds = 'baby'
    },
  ],
  ['nothing for a null icon', (i) => (i.scenarios[0].icon = null)],
  [
    'unread properties of other types',
    (i) => (i.customScenarioUses = [{ name: 5, uses: 'x' }, { name: 'Surgery', uses: -3 }, 7]),
  ],
  ['an unread list as an object', (i) => (i.customScenarioUses = { Nope: 3 })],
  [
    'schema paths that are not strings',
    (i, p) => {
      i.$schema = 5
      p.$schema = 5
    },
  ],
  ['an unknown icon', (i) => (i.scenarios[0].icon = 'suns')],
  [
    'a long list',
    (i, p) => {
      i.surcharges = Array.from({ length: 51 }, (_, id) => ({ id, statement: `Statement ${id}` }))
      p.surcharges = i.surcharges.map(({ id }: Loose) => ({ id, yearly: 500 }))
    },
  ],
  ['an unusual year', (i) => (i.client.planYear = 227)],
]

export const brokenInstances: BrokenClient[] = [
  [
    'an id that appears twice',
    (i, p) => {
      i.locations[1].id = 'here'
      p.locations = [p.locations[0]]
    },
  ],
  ['a list with entries whose feature is off', (i) => (i.features.locations = false)],
  [
    'a plan for locations that nobody is asked for',
    (i, p) => {
      i.features.locations = false
      p.plans[1].locations = ['here']
    },
  ],
  ['an address without http', (i) => (i.client.url = 'www.example.com')],
  [
    'a plan year that is far ahead',
    (i, p) => {
      i.client.planYear = 2062
      p.contributionLimits = []
    },
  ],
  ['a service with another name', (_, p) => (p.services[0].name = 'Dental visit')],
  ['uses of an unknown service', (i) => (i.customScenarioUses[0].name = 'Office vist')],
  ['uses of a scenario', (i) => (i.scenarios[1].uses = [{ service: 'surgery', bySubscriber: 1 }])],
  [
    'a statement without a spouse that nobody sees',
    (i) =>
      (i.surcharges = [
        { ...i.surcharges[0], statementWithoutSpouse: 'I use tobacco', appliesTo: ['ES', 'EF'] },
      ]),
  ],
  [
    'a statement about a spouse for every tier',
    (i) => (i.surcharges[0].statement = 'My spouse has coverage at work'),
  ],
  [
    'a statement without a spouse that is a number',
    (i) => Object.assign(i.surcharges[0], { statement: 'I or my spouse', statementWithoutSpouse: '0' }),
  ],
  [
    'nothing for a statement about a spouse for tiers with one',
    (i) =>
      Object.assign(i.surcharges[0], {
        statement: 'My spouse has coverage at work',
        appliesTo: ['ES', 'EF'],
      }),
  ],
  [
    'nothing for a statement without a spouse that is the same',
    (i) => (i.surcharges[0].statementWithoutSpouse = 'I use tobacco'),
  ],
  ...['2026-02-31', '2028-01-01', '2025-12-31'].map((deadline): BrokenClient => [
    `a deadline on ${deadline}`,
    (i) => (i.client.nextStep = { label: 'Enroll', url: 'https://example.com', deadline }),
  ]),
  [
    'nothing for a deadline in the year before',
    (i) => (i.client.nextStep = { label: 'Enroll', url: 'https://example.com', deadline: '2026-11-20' }),
  ],
  ['an accent too light on white', (i) => (i.client.colors = { accent: '#7dd3fc' })],
  [
    'an accent that is too light only on the tint',
    (i) => (i.client.colors = { accent: '#60656b', tint: '#dddddd' }),
  ],
  ['a dark tint', (i) => (i.client.colors = { accent: '#1d4ed8', tint: '#60a5fa' })],
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
  ],
  ['markup', (i) => (i.scenarios[0].display = 'A <b>healthy</b> year')],
  ['an HTML comment', (i) => (i.scenarios[0].display = 'A <!-- healthy --> year')],
  [
    'nothing for words that only resemble markup',
    (i) => {
      i.locations[0].name = 'R&D; HR'
      i.locations[1].name = 'Under <60>, a < b and <your town>'
    },
  ],
  ['an entity', (i) => (i.client.displayName = 'Ours &amp; Theirs')],
  ['a control character', (i) => (i.surcharges[0].statement = 'I use\u200b tobacco')],
  ['a leading space', (i) => (i.salaryBands[0].name = ' Under $60,000')],
  ['a name that appears twice', (i) => (i.locations[1].name = 'here')],
]

/** Documents that do not fit their schemas. */
export const brokenStructure: BrokenClient[] = [
  ...brokenValues,
  ['a missing property', (i) => delete i.scenarios[0].display],
  ['a feature without its list', (i) => (i.locations = [])],
  ['a custom scenario without services', (i) => delete i.services],
  ['a missing tier of payroll', (_, p) => delete p.plans[0].payroll[0].yearly.EF],
  ['a number in quotation marks', (i) => (i.client.planYear = '2027')],
  ['text instead of a list', (i) => (i.surcharges = 'none')],
  ['a row without its service', (_, p) => delete p.plans[0].services[0].service],
  ['an empty list of plans', (_, p) => (p.plans = [])],
  [
    'a misspelled property of a payment',
    (_, p) => (p.plans[0].payment = { deductible: true, coinsurence: 20 }),
  ],
]
