import type { BrokenClient } from './BrokenClient.ts'

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
  [
    'a service with another name in the other file',
    (_, p) => (p.services[0].name = 'Dental visit'),
    'service-name-differs',
  ],
  [
    'uses of a service that does not exist',
    (i) => (i.customScenarioUses[0].name = 'Office vist'),
    'unknown-custom-use',
  ],
  [
    'uses of a scenario',
    (i) => (i.scenarios[1].uses = [{ service: 'surgery', bySubscriber: 1 }]),
    'uses-in-instance',
  ],
  [
    'an accent that is too light on white',
    (i) => (i.client.colors = { accent: '#7dd3fc' }),
    'color-contrast',
  ],
  [
    'an accent that is too light only on the tint',
    (i) => (i.client.colors = { accent: '#60656b', tint: '#dddddd' }),
    'color-contrast',
  ],
  [
    'a tint that is too dark',
    (i) => (i.client.colors = { accent: '#1d4ed8', tint: '#60a5fa' }),
    'color-contrast',
  ],
  [
    'nothing for readable colors, a logo, and a contact',
    (i) => {
      i.client.colors = { accent: '#1d4ed8', tint: '#e3ecff' }
      i.client.logo = { url: 'https://example.com/logo.SVG?v=2', alt: 'Ours' }
      i.client.contact = { text: 'Ours', url: 'tel:+15550100' }
    },
  ],
  [
    'a logo that may be a page',
    (i) => (i.client.logo = { url: 'https://example.com/logo', alt: 'Ours' }),
    'logo-format',
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
