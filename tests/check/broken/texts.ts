import { edit, type BrokenFolder } from './BrokenClient.ts'

/** Files whose text is not plain JSON. */
export const brokenTexts: BrokenFolder[] = [
  ['an empty file', (files) => files.set('ours/plans.json', ''), 'empty-file'],
  ['a file in UTF-16', (files) => files.set('ours/plans.json', '\uFFFD\uFFFD{\u0000}\u0000'), 'not-utf-8'],
  [
    'a byte order mark',
    (files) => files.set('ours/plans.json', `\uFEFF${files.get('ours/plans.json')}`),
    'byte-order-mark',
  ],
  ['a comment', (files) => edit(files, 'keys.json', '{', '{ // ours\n'), 'comment'],
  [
    'a trailing comma',
    (files) => edit(files, 'ours/instance.json', '"uses": 2', '"uses": 2,'),
    'trailing-comma',
  ],
  ['a missing comma', (files) => edit(files, 'ours/instance.json', '"Ours",', '"Ours"'), 'json-syntax'],
  [
    'a property that appears twice',
    (files) => edit(files, 'ours/instance.json', '"planYear": 2027,', '"planYear": 2027, "planYear": 2027,'),
    'repeated-property',
  ],
  [
    'a property with two values',
    (files) => edit(files, 'ours/instance.json', '"planYear": 2027,', '"planYear": 2026, "planYear": 2027,'),
    'contradicting-property',
  ],
  [
    'a list that an empty one overrides',
    (files) => edit(files, 'ours/instance.json', '"locations": [', '"surcharges": [1],\n  "locations": ['),
    'contradicting-property',
  ],
]
