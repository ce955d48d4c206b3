import { edit, type BrokenFolder } from './BrokenClient.ts'

/** Files whose text is not plain JSON. */
export const brokenTexts: BrokenFolder[] = [
  [
    'an empty file',
    (files) => files.set('ours/plans.json', ''),
    'error empty-file | ours/plans.json# |  | The file is empty. | Press Ctrl+Space in it and choose a client to start from, or delete it.',
  ],
  [
    'a file in UTF-16',
    (files) => files.set('ours/plans.json', '\uFFFD\uFFFD{\u0000}\u0000'),
    'error not-utf-8 | ours/plans.json# | \uFFFD | The file is not in UTF-8: this cannot be read. | Save it in UTF-8, and check that the text here is complete.',
  ],
  [
    'a byte order mark',
    (files) => files.set('ours/plans.json', `\uFEFF${files.get('ours/plans.json')}`),
    'error byte-order-mark | ours/plans.json# | \ufeff | The file starts with a byte order mark, which is invisible and not allowed in JSON. | Save it as UTF-8 without a byte order mark.',
  ],
  [
    'a comment',
    (files) => edit(files, 'keys.json', '{', '{ // ours\n'),
    'error comment | keys.json# | // ours | This is a comment, which JSON does not allow. | Remove it. Notes for readers can go into "source" in plans.json.',
  ],
  [
    'a trailing comma',
    (files) => edit(files, 'ours/instance.json', '"uses": 2', '"uses": 2,'),
    "error trailing-comma | ours/instance.json# | , | This comma is followed only by '}'. | Remove the comma.",
  ],
  [
    'a missing comma',
    (files) => edit(files, 'ours/instance.json', '"Ours",', '"Ours"'),
    'error json-syntax | ours/instance.json# | " | A comma is missing after this. | Put a comma between this and what follows.',
  ],
  [
    'a property that appears twice',
    (files) => edit(files, 'ours/instance.json', '"planYear": 2027,', '"planYear": 2027, "planYear": 2027,'),
    'warning repeated-property | ours/instance.json#/client/planYear | "planYear" | \'planYear\' is already in this object. | Remove one of the two.',
  ],
  [
    'a property with two values',
    (files) => edit(files, 'ours/instance.json', '"planYear": 2027,', '"planYear": 2026, "planYear": 2027,'),
    'error contradicting-property | ours/instance.json#/client/planYear | "planYear" | \'planYear\' is already in this object with another value, and only the last one counts. | Remove the wrong one.',
  ],
  [
    'a list that an empty one overrides',
    (files) => edit(files, 'ours/instance.json', '"locations": [', '"surcharges": [1],\n  "locations": ['),
    'error contradicting-property | ours/instance.json#/surcharges | "surcharges" | \'surcharges\' is already in this object with another value, and only the last one counts. | Remove the wrong one.',
  ],
]
