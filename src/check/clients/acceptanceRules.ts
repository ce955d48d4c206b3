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

// Not in acceptedWarnings.ts, which imports the schema that is generated from all rules.
export const acceptanceRules: readonly RuleMeta[] = [wrongAcceptance, needlessAcceptance]
