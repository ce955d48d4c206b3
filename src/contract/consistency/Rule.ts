import type { Issue } from '../ContractError.ts'
import type { Id, Instance } from '../instance.ts'
import type { PlansDocument } from '../generated/plans.d.ts'

/** The two documents of a plan year. */
export interface YearDocuments {
  instance: Instance
  plans: PlansDocument
}

/** A list that both documents have, with the same ids. */
export type SharedList = 'scenarios' | 'services' | 'locations' | 'surcharges' | 'savingsStyles'

/** The facts of an issue, by the code of its rule, for whoever explains the issue to a person. */
export interface IssueParams {
  'too-many-decimals': { value: number; rounded: number }
  'pay-periods-missing': Record<string, never>
  'id-of-another-type': { id: Id; instanceId: Id; isTaken: boolean; references: string[] }
  'scenario-without-uses': { id: Id }
  'location-without-factor': { id: Id }
  'surcharge-without-price': { id: Id }
  'style-without-effect': { id: Id }
  'service-without-price': { id: Id }
  'unknown-id': { list: SharedList }
  'repeated-id': Record<string, never>
  'repeated-key': Record<string, never>
  'repeated-service': { owner: 'scenario' | 'plan' }
  /** `sameText`: the priced service with the same id in the other type. `unused`: priced services that the list lacks. */
  'unknown-service': { id: Id; sameText: Id | undefined; unused: Id[] }
  /** `band` is undefined if nobody is asked for a band. */
  'band-without-payroll': { plan: string; band: Id | undefined }
  'repeated-band': { band: Id | undefined }
  'year-of-another-folder': { planYear: number; folder: string }
  'repeated-year': { planYear: number }
}

/** Kebab-case. A code never changes: people search for it. */
export type RuleCode = keyof IssueParams

/** An issue that a schema of one document cannot find. */
export type RuleIssue<Code extends RuleCode = RuleCode> = {
  [Each in Code]: Issue & { code: Each; params: IssueParams[Each] }
}[Code]

/** A condition without which a calculation would miss an amount or take a wrong one. */
export interface Rule<Subject> {
  code: RuleCode
  check: (subject: Subject) => RuleIssue[]
}

/** The issues that the rules find, without the facts that no message to a caller and no log needs. */
export function findIssues<Subject>(rules: readonly Rule<Subject>[], subject: Subject): Issue[] {
  return rules
    .flatMap(({ check }) => check(subject))
    .map(({ pointer, expected, found }) => ({ pointer, expected, found }))
}
