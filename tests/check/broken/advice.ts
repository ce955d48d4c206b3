import type { BrokenClient } from './BrokenClient.ts'
import type { Loose } from '../sample.ts'

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
  [
    'a color by its name, and one in three digits',
    (i) => (i.client.colors = { accent: 'navy', tint: '#eef' }),
    'odd-value',
  ],
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
