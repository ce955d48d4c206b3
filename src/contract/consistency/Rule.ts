import type { Issue } from '../ContractError.ts'
import type { Id, Instance } from '../instance.ts'
import type { PlansDocument } from '../generated/plans.d.ts'
import type { Employment } from '../offers.ts'

export interface YearDocuments {
  instance: Instance
  plans: PlansDocument
}

/** What the rules need that check plans.json alone. A service of the instance is known even if it has no price. */
export interface PricedDocuments {
  instance: Pick<Instance, 'services'>
  plans: PlansDocument
}

/** A list that both documents have, with rows of the same ids. */
export type SharedList = 'scenarios' | 'services' | 'locations' | 'surcharges' | 'savingsStyles'

/** A list that other parts of plans.json refer to by id. */
export type IdListName = SharedList | 'salaryBands'

/** The data of an issue by rule code, from which the linter writes its message. */
export interface IssueParams {
  'too-many-decimals': { value: number; rounded: number }
  'pay-periods-missing': { isPerPaycheck: boolean }
  'drug-deductible-missing': Record<string, never>
  'id-of-another-type': { id: Id; instanceId: Id; isTaken: boolean; references: string[] }
  'scenario-without-uses': { id: Id }
  'location-without-factor': { id: Id }
  'surcharge-without-price': { id: Id }
  'style-without-effect': { id: Id }
  'service-without-price': { id: Id }
  /** `candidates`: ids that may have been intended. `isRow`: whether the id identifies a row; if not, the row refers to it. */
  'unknown-id': { list: IdListName; id: Id; isRow: boolean; candidates: Id[] }
  'unknown-plan': { key: string; candidates: string[] }
  'repeated-id': Record<string, never>
  'repeated-key': Record<string, never>
  'repeated-service': { owner: 'scenario' | 'plan' }
  /** `sameText`: the id of a priced service that is the same as text. `unused`: priced services missing from the list. */
  'unknown-service': { id: Id; sameText: Id | undefined; unused: Id[] }
  /** An answer is null if the client does not ask for it. */
  'no-plan-offered': Employment
  'band-without-payroll': { plan: string; band: Id | null }
  'location-without-payroll': { plan: string; location: Id | null; band: Id | null }
  'repeated-band': { list: 'payroll' | 'companyMoneyByBand'; band: Id | undefined; location: Id | undefined }
  'year-of-another-folder': { planYear: number; folder: string }
  'repeated-year': { planYear: number }
}

/** A code never changes, because people search for it. */
export type RuleCode = keyof IssueParams

/** An issue that a JSON Schema of a single document cannot find. */
interface RuleIssue<Code extends RuleCode = RuleCode> extends Issue {
  params: IssueParams[Code]
}

/** A condition that every calculation relies on: without it, an amount would be missing or wrong. */
export interface Rule<Subject, Code extends RuleCode = RuleCode> {
  code: Code
  check: (subject: Subject) => RuleIssue<Code>[]
}

/** The issues that the rules find, without the data that only the linter needs. */
export function findIssues<Subject>(rules: readonly Rule<Subject>[], subject: Subject): Issue[] {
  return rules
    .flatMap(({ check }) => check(subject))
    .map(({ pointer, expected, found }) => ({ pointer, expected, found }))
}
