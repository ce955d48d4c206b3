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
    'warning needless-acceptance | accepted.json#/ours~1instance.json/markup | "markup" | There is no warning \'markup\' in ours/instance.json. | Remove it; errors cannot be accepted.',
  ],
  [
    'an acceptance without a reason',
    (files) => files.set('accepted.json', '{"ours/instance.json": {"markup": ""}}'),
    'warning wrong-acceptance | accepted.json#/ours~1instance.json/markup | "" | \'markup\' is not in the expected form. | Say why it is intended.',
  ],
  [
    'an acceptance with a reason that is too long',
    (files) => files.set('accepted.json', `{"ours/instance.json": {"markup": "${'💡'.repeat(301)}"}}`),
    `warning wrong-acceptance | accepted.json#/ours~1instance.json/markup | "${'💡'.repeat(301)}" | 'markup' has 301 characters, more than the 300 allowed. | Shorten it to at most 300 characters.`,
  ],
  [
    'an acceptance with a misspelled code',
    (files) => files.set('accepted.json', '{"ours/plans.json": {"nevr-best-plan": "As published."}}'),
    "warning wrong-acceptance | accepted.json#/ours~1plans.json/nevr-best-plan | \"nevr-best-plan\" | 'nevr-best-plan' is not allowed here. Did you mean 'never-best-plan'? | Write 'never-best-plan', or remove 'nevr-best-plan'.",
  ],
  [
    'an acceptance with a partial code',
    (files) => files.set('accepted.json', '{"ours/plans.json": {"never-best": "As published."}}'),
    "warning wrong-acceptance | accepted.json#/ours~1plans.json/never-best | \"never-best\" | 'never-best' is not allowed here. Did you mean 'never-best-plan'? | Write 'never-best-plan', or remove 'never-best'.",
  ],
  [
    'an acceptance with a code that several codes resemble',
    (files) => files.set('accepted.json', '{"ours/plans.json": {"payroll": "As published."}}'),
    "warning wrong-acceptance | accepted.json#/ours~1plans.json/payroll | \"payroll\" | 'payroll' is not allowed here. | Remove 'payroll'.",
  ],
  [
    'an acceptance for a file that does not exist',
    (files) => files.set('accepted.json', '{"ours/plans.jsn": {"never-best-plan": "As published."}}'),
    "warning needless-acceptance | accepted.json#/ours~1plans.jsn | \"ours/plans.jsn\" | There is no file ours/plans.jsn. Did you mean 'ours/plans.json'? | Write 'ours/plans.json', or remove it.",
  ],
  [
    'an acceptance with a misspelled folder',
    (files) => files.set('accepted.json', '{"oors/plans.json": {"never-best-plan": "As published."}}'),
    "warning needless-acceptance | accepted.json#/oors~1plans.json | \"oors/plans.json\" | There is no file oors/plans.json. Did you mean 'ours/plans.json'? | Write 'ours/plans.json', or remove it.",
  ],
  [
    'an acceptance for a removed client',
    (files) => files.set('accepted.json', '{"mine/plans.json": {"never-best-plan": "As published."}}'),
    'warning needless-acceptance | accepted.json#/mine~1plans.json | "mine/plans.json" | There is no file mine/plans.json. | Remove it.',
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
    'error wrong-type | ours/instance.json#/client/planYear | "2027" | \'planYear\' must be a whole number, but is "2027". | Write the year in four digits without quotes, such as 2027.',
  ],
  [
    'an accepted error',
    (files) => {
      edit(files, 'ours/instance.json', '"planYear": 2027', '"planYear": "2027"')
      files.set('accepted.json', '{"ours/instance.json": {"wrong-type": "It was so."}}')
    },
    "warning wrong-acceptance | accepted.json#/ours~1instance.json/wrong-type | \"wrong-type\" | 'wrong-type' is not allowed here. | Remove 'wrong-type'.",
    'error wrong-type | ours/instance.json#/client/planYear | "2027" | \'planYear\' must be a whole number, but is "2027". | Write the year in four digits without quotes, such as 2027.',
  ],
]
