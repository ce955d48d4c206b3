import type { BrokenClient } from './BrokenClient.ts'

export const brokenInstances: BrokenClient[] = [
  [
    'an id that appears twice',
    (i, p) => {
      i.locations[1].id = 'here'
      p.locations = [p.locations[0]]
    },
    [
      'error repeated-id | ours/instance.json#/locations/1/id | "here" | "here" is already in this list. | Give it an id of its own, or remove the row that is wrong.',
    ],
  ],
  [
    'a list with entries whose feature is off',
    (i) => {
      i.features.locations = false
    },
    [
      "warning list-without-feature | ours/instance.json#/locations | \"locations\" | 'locations' has entries, but the feature 'locations' is off, so employees are not asked. | Switch 'locations' on in features, or empty 'locations'.",
    ],
  ],
  [
    'custom uses per person without the custom scenario',
    (i) => {
      i.features.customPerPerson = true
      i.features.customScenario = false
      i.services = []
      i.customScenarioUses = []
    },
    [
      "warning feature-without-effect | ours/instance.json#/features/customPerPerson | true | 'customPerPerson' has no effect, because 'customScenario' is off. | Switch 'customScenario' on, or 'customPerPerson' off.",
    ],
  ],
  [
    'an address without http',
    (i) => {
      i.client.url = 'www.example.com'
    },
    [
      'warning client-address | ours/instance.json#/client/url | "www.example.com" | This is not an http or https address, so the client\'s name will not be a link. | Write the whole address, such as https://example.com/benefits, or null.',
    ],
  ],
  [
    'a plan year that is far ahead',
    (i, p) => {
      i.client.planYear = 2062
      p.contributionLimits = []
    },
    [
      'warning far-plan-year | ours/instance.json#/client/planYear | 2062 | 2062 is far ahead: legal limits are known only up to 2027. | Check whether two digits are swapped; if this is intended, say why in accepted.json.',
    ],
  ],
  [
    'a service with another name in the other file',
    (_, p) => {
      p.services[0].name = 'Dental visit'
    },
    [
      'warning service-name-differs | ours/plans.json#/services/0/name | "Dental visit" | The name in instance.json is "Office visit", and employees see both. | Check that the two are the same service, and use one name in both files.',
    ],
  ],
  [
    'uses of a service that does not exist',
    (i) => {
      i.customScenarioUses[0].name = 'Office vist'
    },
    [
      "warning unknown-custom-use | ours/instance.json#/customScenarioUses/0/name | \"Office vist\" | There is no service 'Office vist'. Did you mean 'Office visit'? | Write a name from 'services', or remove the row.",
    ],
  ],
  [
    'markup',
    (i) => {
      i.scenarios[0].display = 'A <b>healthy</b> year'
    },
    [
      "warning markup | ours/instance.json#/scenarios/0/display | <b> | Employees see '<b>' literally, because texts are plain text. | Remove '<b>', or write the character that it represents.",
    ],
  ],
  [
    'an uncommon element',
    (i) => {
      i.scenarios[0].display = 'A <marquee>healthy</marquee> year'
    },
    [
      "warning markup | ours/instance.json#/scenarios/0/display | <marquee> | Employees see '<marquee>' literally, because texts are plain text. | Remove '<marquee>', or write the character that it represents.",
    ],
  ],
  [
    'an element with a slash instead of a space',
    (i) => {
      i.scenarios[0].display = 'A <svg/onload=x> year'
    },
    [
      "warning markup | ours/instance.json#/scenarios/0/display | <svg/onload=x> | Employees see '<svg/onload=x>' literally, because texts are plain text. | Remove '<svg/onload=x>', or write the character that it represents.",
    ],
  ],
  [
    'an HTML comment',
    (i) => {
      i.scenarios[0].display = 'A <!-- healthy --> year'
    },
    [
      "warning markup | ours/instance.json#/scenarios/0/display | <!-- healthy --> | Employees see '<!-- healthy -->' literally, because texts are plain text. | Remove '<!-- healthy -->', or write the character that it represents.",
    ],
  ],
  [
    'nothing for words that only resemble markup',
    (i) => {
      i.locations[0].name = 'R&D; HR'
      i.locations[1].name = 'Under <60>, a < b and <your town>'
    },
    [],
  ],
  [
    'an entity',
    (i) => {
      i.client.displayName = 'Ours &amp; Theirs'
    },
    [
      "warning markup | ours/instance.json#/client/displayName | &amp; | Employees see '&amp;' literally, because texts are plain text. | Remove '&amp;', or write the character that it represents.",
    ],
  ],
  [
    'a control character',
    (i) => {
      i.surcharges[0].statement = 'I use\u200b tobacco'
    },
    [
      'warning control-character | ours/instance.json#/surcharges/0/statement | \u200b | This text contains an invisible character, U+200B. | Type the text again: pasted text can contain such characters.',
    ],
  ],
  [
    'a leading space',
    (i) => {
      i.salaryBands[0].name = ' Under $60,000'
    },
    [
      'warning stray-space | ours/instance.json#/salaryBands/0/name | " Under $60,000" | This text has a space before or after it. | Remove it.',
    ],
  ],
  [
    'a name that appears twice',
    (i) => {
      i.locations[1].name = 'here'
    },
    [
      'warning repeated-name | ours/instance.json#/locations/1/name | "here" | "here" is also the name of another row in this list. | Use names that employees can tell apart.',
    ],
  ],
]
