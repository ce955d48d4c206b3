import type { RuleMeta } from '../RuleMeta.ts'

export const wrongAcceptance = {
  code: 'wrong-acceptance',
  severity: 'warning',
  title: 'accepted.json gives a reason for each warning that it accepts.',
} as const satisfies RuleMeta

export const needlessAcceptance = {
  code: 'needless-acceptance',
  severity: 'warning',
  title: 'Every accepted warning still occurs.',
} as const satisfies RuleMeta

/** Apart from what looks for them: that needs the schema of accepted.json, which is made of all rules. */
export const acceptanceRules: readonly RuleMeta[] = [wrongAcceptance, needlessAcceptance]
