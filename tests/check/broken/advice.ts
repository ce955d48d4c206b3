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
    "warning unknown-feature | ours/instance.json#/features/singleChilds | \"singleChilds\" | 'singleChilds' is not a feature. Did you mean 'singleChild'? | Write 'singleChild', or remove 'singleChilds'.",
  ],
  [
    'an unknown property',
    (i) => (i.scenarios[0].color = 'red'),
    "warning unknown-property | ours/instance.json#/scenarios/0/color | \"color\" | 'color' is not a known property and has no effect. | Remove 'color'.",
  ],
  [
    'a misspelled property',
    (_, p) => (p.services[0].isDrugs = true),
    "warning unknown-property | ours/plans.json#/services/0/isDrugs | \"isDrugs\" | 'isDrugs' is not a known property and has no effect. Did you mean 'isDrug'? | Write 'isDrug', or remove 'isDrugs'.",
  ],
  [
    'an overlong name',
    (i) => (i.client.displayName = 'x'.repeat(81)),
    'warning overlong-text | ours/instance.json#/client/displayName | "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" | \'displayName\' has 81 characters, more than there is room for. | Shorten it to at most 80 characters.',
  ],
  [
    'an empty name',
    (i) => (i.scenarios[1].display = ''),
    'warning empty-text | ours/instance.json#/scenarios/1/display | "" | \'display\' of scenarios[1] is empty. | Enter some text.',
  ],
  [
    'an empty id',
    (i, p) => {
      i.surcharges[0].id = ''
      p.surcharges[0].id = ''
    },
    ...['instance', 'plans'].map(
      (file) =>
        `warning empty-text | ours/${file}.json#/surcharges/0/id | "" | 'id' of surcharges[0] is empty. | Enter some text.`,
    ),
  ],
  [
    'a color by its name, and one in three digits',
    (i) => (i.client.colors = { accent: 'navy', tint: '#eef' }),
    'warning odd-value | ours/instance.json#/client/colors/accent | "navy" | \'accent\' is "navy", but another form is expected. | Write # and six digits from 0 to f, such as #1d4ed8. Employees see the calculator\'s own color otherwise.',
    'warning odd-value | ours/instance.json#/client/colors/tint | "#eef" | \'tint\' is "#eef", but another form is expected. | Write # and six digits from 0 to f, such as #1d4ed8. Employees see the calculator\'s own color otherwise.',
  ],
  [
    'a logo and a contact with addresses that have no effect',
    (i) => {
      i.client.logo = { url: 'http://example.com/logo.svg', alt: '' }
      i.client.contact = { text: 'Questions?', url: 'benefits@example.com' }
    },
    'warning odd-value | ours/instance.json#/client/logo/url | "http://example.com/logo.svg" | \'url\' is "http://example.com/logo.svg", but another form is expected. | Write an address that starts with https://, such as https://example.com/logo.svg. Employees see no logo otherwise.',
    'warning empty-text | ours/instance.json#/client/logo/alt | "" | \'alt\' is empty. | Enter some text.',
    'warning odd-value | ours/instance.json#/client/contact/url | "benefits@example.com" | \'url\' is "benefits@example.com", but another form is expected. | Write a whole address, such as mailto:benefits@example.com, tel:+15550100, or https://example.com/help. Employees see the line without a link otherwise.',
  ],
  [
    'a long summary, and an unknown person to be added',
    (i) => {
      i.scenarios[0].summary = '3 doctor visits, '.repeat(8).trim()
      i.scenarios[0].addsPerson = 'baby'
    },
    'warning overlong-text | ours/instance.json#/scenarios/0/summary | "3 doctor visits, 3 doctor visits, 3 doctor visits, 3 doctor visits, 3 doctor visits, 3 doctor visits, 3 doctor visits, 3 doctor visits," | \'summary\' of scenarios[0] has 135 characters, more than there is room for. | Shorten it to at most 120 characters.',
    'warning odd-value | ours/instance.json#/scenarios/0/addsPerson | "baby" | \'addsPerson\' of scenarios[0] is "baby", but one of child, spouse, null is expected. | Write child, spouse, or null. With anything else the results say nothing about it.',
  ],
  ['nothing for a null icon', (i) => (i.scenarios[0].icon = null)],
  [
    'unread properties of other types',
    (i) => (i.customScenarioUses = [{ name: 5, uses: 'x' }, { name: 'Surgery', uses: -3 }, 7]),
    "warning odd-value | ours/instance.json#/customScenarioUses/0/name | 5 | 'name' of customScenarioUses[0] is 5, but text in quotation marks is expected. | Write text in quotes.",
    'warning odd-value | ours/instance.json#/customScenarioUses/0/uses | "x" | \'uses\' of customScenarioUses[0] is "x", but a whole number is expected. | Write a whole number without quotes, such as 4.',
    "warning unusual-number | ours/instance.json#/customScenarioUses/1/uses | -3 | 'uses' of customScenarioUses[1] is -3, which is unusual. | Write at least 0.",
    'warning odd-value | ours/instance.json#/customScenarioUses/2 | 7 | \'customScenarioUses[2]\' is 7, but an object in braces is expected. | Write { "name": "Primary care visit", "uses": 4 }.',
  ],
  [
    'an unread list as an object',
    (i) => (i.customScenarioUses = { Nope: 3 }),
    'warning odd-value | ours/instance.json#/customScenarioUses | "customScenarioUses" | \'customScenarioUses\' is an object (Nope), but a list in brackets is expected. | Write a list in brackets, such as [{ "name": "Primary care visit", "uses": 4 }].',
  ],
  [
    'schema paths that are not strings',
    (i, p) => {
      i.$schema = 5
      p.$schema = 5
    },
    ...['instance', 'plans'].map(
      (file) =>
        `warning odd-value | ours/${file}.json#/$schema | 5 | '$schema' is 5, but text in quotation marks is expected. | Write the path to the schema in quotes, such as "../../../schemas/${file}.schema.json".`,
    ),
  ],
  [
    'an unknown icon',
    (i) => (i.scenarios[0].icon = 'suns'),
    'warning unknown-icon | ours/instance.json#/scenarios/0/icon | "suns" | \'icon\' of scenarios[0] is "suns", which is not a known icon. Did you mean \'sun\'? | Write sun, cloud, rain, storm, hospital or baby.',
  ],
  [
    'a long list',
    (i, p) => {
      i.surcharges = Array.from({ length: 51 }, (_, id) => ({ id, statement: `Statement ${id}` }))
      p.surcharges = i.surcharges.map(({ id }: Loose) => ({ id, yearly: 500 }))
    },
    'warning long-list | ours/instance.json#/surcharges | "surcharges" | \'surcharges\' has 51 rows. | Keep it to at most 50.',
    'warning long-list | ours/plans.json#/surcharges | "surcharges" | \'surcharges\' has 51 rows. | Keep it to at most 50.',
  ],
  [
    'an unusual year',
    (i) => (i.client.planYear = 227),
    "warning unusual-number | ours/instance.json#/client/planYear | 227 | 'planYear' is 227, which is unusual. | Write at least 2000.",
  ],
]
