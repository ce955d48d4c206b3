import type { RuleName } from '../Fault.ts'

export const wrongAcceptance = {
  code: 'wrong-acceptance',
  severity: 'warning',
  title: 'accepted.json says of a file and a rule why what was found is meant.',
} as const satisfies RuleName

export const needlessAcceptance = {
  code: 'needless-acceptance',
  severity: 'warning',
  title: 'What is accepted is there.',
} as const satisfies RuleName

/** Apart from what looks for them: that needs the schema of accepted.json, which is made of all rules. */
export const acceptanceRules: readonly RuleName[] = [wrongAcceptance, needlessAcceptance]
