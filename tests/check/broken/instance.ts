import type { BrokenClient } from './BrokenClient.ts'

/** What is odd in an instance. */
export const brokenInstances: BrokenClient[] = [
  [
    'an id that stands twice',
    (i, p) => {
      i.locations[1].id = 'here'
      p.locations = [p.locations[0]]
    },
    [
      'error repeated-id | ours/instance.json#/locations/1/id | "here" | "here" stands in this list before. | Give it an id of its own, or take out the row that is not meant.',
    ],
  ],
  [
    'a filled list whose feature is off',
    (i) => {
      i.features.locations = false
    },
    [
      "warning list-without-feature | ours/instance.json#/locations | \"locations\" | 'locations' is filled, and the feature 'locations' is off: nobody is asked. | Switch 'locations' on in features, or empty 'locations'.",
    ],
  ],
  [
    'an address without http',
    (i) => {
      i.client.url = 'www.example.com'
    },
    [
      'warning client-address | ours/instance.json#/client/url | "www.example.com" | This is no address with http or https, so that the client\'s name is no link. | Write the whole address, as https://example.com/benefits, or null.',
    ],
  ],
  [
    'a plan year that is far ahead',
    (i, p) => {
      i.client.planYear = 2062
      p.contributionLimits = []
    },
    [
      'warning far-plan-year | ours/instance.json#/client/planYear | 2062 | 2062 is far ahead: what the law asks is known here up to 2027. | See whether two digits have changed places; if it is meant, say why in accepted.json.',
    ],
  ],
  [
    'a service that is another one in the other file',
    (_, p) => {
      p.services[0].name = 'Dental visit'
    },
    [
      'warning service-name-differs | ours/plans.json#/services/0/name | "Dental visit" | This is called "Office visit" in instance.json: employees read both. | See whether the two are the same service, and write one name in both files.',
    ],
  ],
  [
    'uses of a service that is not there',
    (i) => {
      i.customScenarioUses[0].name = 'Office vist'
    },
    [
      "warning unknown-custom-use | ours/instance.json#/customScenarioUses/0/name | \"Office vist\" | There is no service 'Office vist'. Did you mean 'Office visit'? | Write the name of a service as it stands in services, or take the row out.",
    ],
  ],
  [
    'markup',
    (i) => {
      i.scenarios[0].display = 'A <b>healthy</b> year'
    },
    [
      "warning markup | ours/instance.json#/scenarios/0/display | <b> | Employees see '<b>' as it stands: what is shown is plain text. | Take '<b>' out, or write the character that it stands for.",
    ],
  ],
  [
    'an element that nobody knows by heart',
    (i) => {
      i.scenarios[0].display = 'A <marquee>healthy</marquee> year'
    },
    [
      "warning markup | ours/instance.json#/scenarios/0/display | <marquee> | Employees see '<marquee>' as it stands: what is shown is plain text. | Take '<marquee>' out, or write the character that it stands for.",
    ],
  ],
  [
    'an element with a slash for a blank',
    (i) => {
      i.scenarios[0].display = 'A <svg/onload=x> year'
    },
    [
      "warning markup | ours/instance.json#/scenarios/0/display | <svg/onload=x> | Employees see '<svg/onload=x>' as it stands: what is shown is plain text. | Take '<svg/onload=x>' out, or write the character that it stands for.",
    ],
  ],
  [
    'a comment of markup',
    (i) => {
      i.scenarios[0].display = 'A <!-- healthy --> year'
    },
    [
      "warning markup | ours/instance.json#/scenarios/0/display | <!-- healthy --> | Employees see '<!-- healthy -->' as it stands: what is shown is plain text. | Take '<!-- healthy -->' out, or write the character that it stands for.",
    ],
  ],
  [
    'words that are no markup, though they look like it,',
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
      "warning markup | ours/instance.json#/client/displayName | &amp; | Employees see '&amp;' as it stands: what is shown is plain text. | Take '&amp;' out, or write the character that it stands for.",
    ],
  ],
  [
    'a control character',
    (i) => {
      i.surcharges[0].statement = 'I use\u200b tobacco'
    },
    [
      'warning control-character | ours/instance.json#/surcharges/0/statement | \u200b | A character that cannot be seen, U+200B, stands in this text. | Write the text anew by hand: such characters come with what is pasted.',
    ],
  ],
  [
    'a space too many',
    (i) => {
      i.salaryBands[0].name = ' Under $60,000'
    },
    [
      'warning stray-space | ours/instance.json#/salaryBands/0/name | " Under $60,000" | A space stands before or after this text. | Take it out.',
    ],
  ],
  [
    'a name that stands twice',
    (i) => {
      i.locations[1].name = 'here'
    },
    [
      'warning repeated-name | ours/instance.json#/locations/1/name | "here" | "here" is shown for another row of this list too. | Give each a name by which employees can tell them apart.',
    ],
  ],
]
