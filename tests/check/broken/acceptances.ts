import { edit, type BrokenFolder } from './BrokenClient.ts'

export const brokenAcceptances: BrokenFolder[] = [
  [
    'nothing for an accepted warning',
    (files) => {
      edit(files, 'ours/instance.json', '"A healthy year"', '"A <b>healthy</b> year"')
      files.set('accepted.json', '{"ours/instance.json": {"markup": "It is a test."}}')
    },
  ],
  [
    'an acceptance without its warning',
    (files) => files.set('accepted.json', '{"ours/instance.json": {"markup": "It was there."}}'),
    'needless-acceptance',
  ],
  [
    'an acceptance without a reason',
    (files) => files.set('accepted.json', '{"ours/instance.json": {"markup": ""}}'),
    'wrong-acceptance',
  ],
  [
    'an acceptance with a reason that is too long',
    (files) => files.set('accepted.json', `{"ours/instance.json": {"markup": "${'💡'.repeat(301)}"}}`),
    'wrong-acceptance',
  ],
  [
    'an acceptance with a misspelled code',
    (files) => files.set('accepted.json', '{"ours/plans.json": {"nevr-best-plan": "As published."}}'),
    'wrong-acceptance',
  ],
  [
    'an acceptance for a file that does not exist',
    (files) => files.set('accepted.json', '{"ours/plans.jsn": {"never-best-plan": "As published."}}'),
    'needless-acceptance',
  ],
  [
    'an acceptance for a removed client',
    (files) => files.set('accepted.json', '{"mine/plans.json": {"never-best-plan": "As published."}}'),
    'needless-acceptance',
  ],
  [
    'nothing for acceptances with a schema',
    (files) => files.set('accepted.json', '{"$schema": "../../schemas/accepted.schema.json"}'),
  ],
  [
    'an error, but not the acceptance of a rule that it keeps from running',
    (files) => {
      edit(files, 'ours/instance.json', '"planYear": 2027', '"planYear": "2027"')
      files.set('accepted.json', '{"ours/plans.json": {"never-best-plan": "As published."}}')
    },
    'wrong-type',
  ],
  [
    'an accepted error',
    (files) => {
      edit(files, 'ours/instance.json', '"planYear": 2027', '"planYear": "2027"')
      files.set('accepted.json', '{"ours/instance.json": {"wrong-type": "It was so."}}')
    },
    'wrong-acceptance',
    'wrong-type',
  ],
]
