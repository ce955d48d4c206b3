import type { BrokenClient } from './BrokenClient.ts'
import type { Loose } from '../sample.ts'

/** What the schemas advise against. */
export const brokenAdvice: BrokenClient[] = [
  [
    'a feature that there is not',
    (i) => {
      i.features.singleChilds = true
      delete i.features.singleChild
    },
    [
      "warning unknown-feature | ours/instance.json#/features/singleChilds | \"singleChilds\" | 'singleChilds' is not a feature. Did you mean 'singleChild'? | Write 'singleChild', or take 'singleChilds' out.",
    ],
  ],
  [
    'an unknown property',
    (i) => {
      i.scenarios[0].colour = 'red'
    },
    [
      "warning unknown-property | ours/instance.json#/scenarios/0/colour | \"colour\" | Nothing reads 'colour' here. | Take 'colour' out.",
    ],
  ],
  [
    'a slip of the keyboard',
    (_, p) => {
      p.services[0].isDrugs = true
    },
    [
      "warning unknown-property | ours/plans.json#/services/0/isDrugs | \"isDrugs\" | Nothing reads 'isDrugs' here. Did you mean 'isDrug'? | Write 'isDrug', or take 'isDrugs' out.",
    ],
  ],
  [
    'an overlong name',
    (i) => {
      i.client.displayName = 'x'.repeat(81)
    },
    [
      'warning overlong-text | ours/instance.json#/client/displayName | "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" | \'displayName\' has 81 characters, more than there is room for. | Say it in 80 characters at most.',
    ],
  ],
  [
    'an empty name',
    (i) => {
      i.scenarios[1].display = ''
    },
    [
      'warning empty-text | ours/instance.json#/scenarios/1/display | "" | \'display\' of scenarios[1] is empty. | Write what is to be shown.',
    ],
  ],
  [
    'an unknown icon',
    (i) => {
      i.scenarios[0].icon = 'suns'
    },
    [
      'warning unknown-icon | ours/instance.json#/scenarios/0/icon | "suns" | \'icon\' of scenarios[0] is "suns", and there is no such picture. Did you mean \'sun\'? | Write sun, cloud, rain, storm, hospital or baby.',
    ],
  ],
  [
    'a long list',
    (i, p) => {
      i.surcharges = Array.from({ length: 51 }, (_, id) => ({ id, statement: `Statement ${id}` }))
      p.surcharges = i.surcharges.map(({ id }: Loose) => ({ id, yearly: 500 }))
    },
    [
      'warning long-list | ours/instance.json#/surcharges | "surcharges" | \'surcharges\' has 51 rows. | Keep to 50 at most.',
      'warning long-list | ours/plans.json#/surcharges | "surcharges" | \'surcharges\' has 51 rows. | Keep to 50 at most.',
    ],
  ],
  [
    'an unusual year',
    (i) => {
      i.client.planYear = 227
    },
    [
      "warning unusual-number | ours/instance.json#/client/planYear | 227 | 'planYear' is 227, which is unusual. | Write at least 2000.",
    ],
  ],
]
