import type { BrokenClient } from './BrokenClient.ts'

export const brokenInstances: BrokenClient[] = [
  [
    'an id that appears twice',
    (i, p) => {
      i.locations[1].id = 'here'
      p.locations = [p.locations[0]]
    },
    'error repeated-id | ours/instance.json#/locations/1/id | "here" | "here" is already in this list. | Give it an id of its own, or remove the row that is wrong.',
  ],
  [
    'a list with entries whose feature is off',
    (i) => (i.features.locations = false),
    "warning list-without-feature | ours/instance.json#/locations | \"locations\" | 'locations' has entries, but the feature 'locations' is off, so employees are not asked. | Switch 'locations' on in features, or empty 'locations'.",
  ],
  [
    'custom uses per person without the custom scenario',
    (i) => {
      i.features.customPerPerson = true
      i.features.customScenario = false
      i.services = []
      i.customScenarioUses = []
    },
    "warning feature-without-effect | ours/instance.json#/features/customPerPerson | true | 'customPerPerson' has no effect, because 'customScenario' is off. | Switch 'customScenario' on, or 'customPerPerson' off.",
  ],
  [
    'an address without http',
    (i) => (i.client.url = 'www.example.com'),
    'warning client-address | ours/instance.json#/client/url | "www.example.com" | This is not an http or https address, so the client\'s name will not be a link. | Write the whole address, such as https://example.com/benefits, or null.',
  ],
  [
    'a plan year that is far ahead',
    (i, p) => {
      i.client.planYear = 2062
      p.contributionLimits = []
    },
    'warning far-plan-year | ours/instance.json#/client/planYear | 2062 | 2062 is far ahead: legal limits are known only up to 2027. | Check whether two digits are swapped; if this is intended, say why in accepted.json.',
  ],
  [
    'a service with another name in the other file',
    (_, p) => (p.services[0].name = 'Dental visit'),
    'warning service-name-differs | ours/plans.json#/services/0/name | "Dental visit" | The name in instance.json is "Office visit", and employees see both. | Check that the two are the same service, and use one name in both files.',
  ],
  [
    'uses of a service that does not exist',
    (i) => (i.customScenarioUses[0].name = 'Office vist'),
    "warning unknown-custom-use | ours/instance.json#/customScenarioUses/0/name | \"Office vist\" | There is no service 'Office vist'. Did you mean 'Office visit'? | Write a name from 'services', or remove the row.",
  ],
  [
    'uses of a scenario',
    (i) => (i.scenarios[1].uses = [{ service: 'surgery', bySubscriber: 1 }]),
    'warning uses-in-instance | ours/instance.json#/scenarios/1/uses | "uses" | \'uses\' has no effect in instance.json: the service adds those of plans.json. | Remove it, and write the uses in plans.json.',
  ],
  [
    'an accent that is too light on white',
    (i) => (i.client.colors = { accent: '#7dd3fc' }),
    'warning color-contrast | ours/instance.json#/client/colors/accent | "#7dd3fc" | The accent has a contrast of 1.6 on white, so employees see the calculator\'s own color. | Choose a darker color: text needs a contrast of 4.5.',
  ],
  [
    'an accent that is too light only on its own light shade',
    (i) => (i.client.colors = { accent: '#767676' }),
    'warning color-contrast | ours/instance.json#/client/colors/accent | "#767676" | The accent has a contrast of 4.0 on a light shade of itself, so employees see the calculator\'s own color. | Choose a darker color: text needs a contrast of 4.5.',
  ],
  [
    'an accent that is too light only on the tint',
    (i) => (i.client.colors = { accent: '#60656b', tint: '#dddddd' }),
    'warning color-contrast | ours/instance.json#/client/colors/accent | "#60656b" | The accent has a contrast of 4.3 on the tint, so employees see the calculator\'s own color. | Choose a darker color: text needs a contrast of 4.5.',
  ],
  [
    'a tint that is too dark',
    (i) => (i.client.colors = { accent: '#1d4ed8', tint: '#60a5fa' }),
    'warning color-contrast | ours/instance.json#/client/colors/tint | "#60a5fa" | Text on the tint has a contrast of 2.6, so employees see the calculator\'s own color. | Choose a lighter color: text needs a contrast of 4.5.',
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
    'warning logo-format | ours/instance.json#/client/logo/url | "https://example.com/logo" | This address does not end in .svg, .png, .webp, or .jpg, so it may not be an image. | Check it with mediplan check --online; if it is an image, say so in accepted.json.',
  ],
  [
    'markup and spaces in a summary, a logo, and a contact',
    (i) => {
      i.client.logo = { url: 'https://example.com/logo.png', alt: 'Ours ' }
      i.client.contact = { text: '<b>Questions?</b>', url: null }
      i.scenarios[0].summary = 'A checkup &amp; a visit'
      i.scenarios[1].summary = 'A checkup &amp; a visit'
    },
    'warning stray-space | ours/instance.json#/client/logo/alt | "Ours " | This text has a space before or after it. | Remove it.',
    "warning markup | ours/instance.json#/client/contact/text | <b> | Employees see '<b>' literally, because texts are plain text. | Remove '<b>', or write the character that it represents.",
    "warning markup | ours/instance.json#/scenarios/0/summary | &amp; | Employees see '&amp;' literally, because texts are plain text. | Remove '&amp;', or write the character that it represents.",
    "warning markup | ours/instance.json#/scenarios/1/summary | &amp; | Employees see '&amp;' literally, because texts are plain text. | Remove '&amp;', or write the character that it represents.",
  ],
  [
    'markup',
    (i) => (i.scenarios[0].display = 'A <b>healthy</b> year'),
    "warning markup | ours/instance.json#/scenarios/0/display | <b> | Employees see '<b>' literally, because texts are plain text. | Remove '<b>', or write the character that it represents.",
  ],
  [
    'an uncommon element',
    (i) => (i.scenarios[0].display = 'A <marquee>healthy</marquee> year'),
    "warning markup | ours/instance.json#/scenarios/0/display | <marquee> | Employees see '<marquee>' literally, because texts are plain text. | Remove '<marquee>', or write the character that it represents.",
  ],
  [
    'an element with a slash instead of a space',
    (i) => (i.scenarios[0].display = 'A <svg/onload=x> year'),
    "warning markup | ours/instance.json#/scenarios/0/display | <svg/onload=x> | Employees see '<svg/onload=x>' literally, because texts are plain text. | Remove '<svg/onload=x>', or write the character that it represents.",
  ],
  [
    'an HTML comment',
    (i) => (i.scenarios[0].display = 'A <!-- healthy --> year'),
    "warning markup | ours/instance.json#/scenarios/0/display | <!-- healthy --> | Employees see '<!-- healthy -->' literally, because texts are plain text. | Remove '<!-- healthy -->', or write the character that it represents.",
  ],
  [
    'nothing for words that only resemble markup',
    (i) => {
      i.locations[0].name = 'R&D; HR'
      i.locations[1].name = 'Under <60>, a < b and <your town>'
    },
  ],
  [
    'an entity',
    (i) => (i.client.displayName = 'Ours &amp; Theirs'),
    "warning markup | ours/instance.json#/client/displayName | &amp; | Employees see '&amp;' literally, because texts are plain text. | Remove '&amp;', or write the character that it represents.",
  ],
  [
    'a control character',
    (i) => (i.surcharges[0].statement = 'I use\u200b tobacco'),
    'warning control-character | ours/instance.json#/surcharges/0/statement | \u200b | This text contains an invisible character, U+200B. | Type the text again: pasted text can contain such characters.',
  ],
  [
    'a leading space',
    (i) => (i.salaryBands[0].name = ' Under $60,000'),
    'warning stray-space | ours/instance.json#/salaryBands/0/name | " Under $60,000" | This text has a space before or after it. | Remove it.',
  ],
  [
    'a name that appears twice',
    (i) => (i.locations[1].name = 'here'),
    'warning repeated-name | ours/instance.json#/locations/1/name | "here" | "here" is also the name of another row in this list. | Use names that employees can tell apart.',
  ],
]
