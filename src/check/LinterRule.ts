import type { YearDocuments } from '../contract/consistency/Rule.ts'
import type { Instance } from '../contract/instance.ts'
import type { PlansDocument } from '../contract/plans.ts'
import type { Edit, Severity, Span } from './Diagnostic.ts'

/** What every rule has, for documents as for folders, keys, and languages. */
export interface RuleMeta {
  /** Kebab-case. Never changes: people search for it and accept warnings by it. */
  code: string
  severity: Severity
  /** What the rule requires, in one sentence. */
  title: string
  /** The consequence of breaking the rule, if neither the title nor the messages say it. */
  why?: string
  /** A part of a file that breaks the rule, and the same part corrected. */
  fails: string
  passes: string
}

export interface LinterRule<Subject extends unknown[]> extends RuleMeta {
  check: (...subject: Subject) => Findings
}

/**
 * Reports problems in instance.json. The payload is the document as it was read, before defaults. There are no plans if
 * theirs does not match its schema.
 */
export type InstanceRule = LinterRule<[instance: Instance, payload: unknown, plans?: PlansDocument]>

/** Reports problems in plans.json. Both documents match their schemas. */
export type PlansRule = LinterRule<[documents: YearDocuments]>

/** What a rule reports about one file, before its line and column are known. */
export interface Finding {
  pointer: string
  /** The position in the file, if it differs from the position of the value. */
  span?: Span
  /** For a string: the span of its decoded value that is reported. */
  spanInValue?: Span
  /** Whether it is about the name of the property instead of its value. */
  isAboutName?: boolean
  message: string
  help: string
  fix?: Edit[]
  /** The corrected value, or the corrected name if isAboutName. Set only if there is no other possible correction. */
  replacement?: unknown
  /** For a string: the spans of its decoded value to delete. Set only if there is no other possible correction. */
  deletions?: Span[]
  /** Pointers to other occurrences of the value, which change with it. */
  references?: string[]
}

/** The sentences of a finding, and the correction that they name. */
export type FindingText = Pick<Finding, 'message' | 'help' | 'replacement' | 'references'>

/** What a check returns: any nesting of findings, with false, null, or undefined where there is none. */
export type Findings = Finding | false | null | undefined | readonly Findings[]

export interface RuleFinding extends Finding {
  rule: RuleMeta
}

export function flatten(findings: Findings): Finding[] {
  if (!findings) return []
  return 'pointer' in findings ? [findings] : findings.flatMap(flatten)
}

/** A row of a table of rules: a rule without its code, which is the row's name. */
type Row<Rule extends RuleMeta> = Omit<Rule, 'code' | 'severity'> & { severity?: Severity }

/** The rules of a table, by code. @param severity of the rows that have none of their own */
export function nameRules<Code extends string, Rule extends RuleMeta = RuleMeta>(
  severity: Severity,
  rows: Readonly<Record<Code, Row<Rule>>>,
): Record<Code, Rule> {
  const rules = Object.entries<Row<Rule>>(rows).map(([code, row]) => [code, { code, severity, ...row }])
  return Object.fromEntries(rules) as Record<Code, Rule>
}

export function toRules<Rule extends RuleMeta>(
  severity: Severity,
  rows: Readonly<Record<string, Row<Rule>>>,
): Rule[] {
  return Object.values(nameRules<string, Rule>(severity, rows))
}

/** An error, so that an incomplete check never passes. */
export const internalError: RuleMeta = {
  code: 'internal-error',
  severity: 'error',
  title: 'Every rule runs to its end.',
  why: 'A rule that fails leaves its part of the file unchecked. This is a bug in mediplan.',
  fails: 'a file that a rule cannot handle',
  passes: 'the other problems fixed, or a newer version of mediplan',
}

/** Runs rules. For one that throws, the result has a finding that says so, and the other rules still run. */
export function runRules<Rule extends RuleMeta>(
  rules: readonly Rule[],
  check: (rule: Rule) => Findings,
): RuleFinding[] {
  return rules.flatMap((rule) => {
    try {
      return withRule(rule, check(rule))
    } catch (error) {
      return withRule(internalError, {
        pointer: '',
        span: { offset: 0, length: 0 },
        message: `Internal error in the rule '${rule.code}', which did not check this file: ${String(error)}.`,
        help: 'Fix the other problems first. If this one stays, report it with the file: it is a bug in mediplan.',
      })
    }
  })
}

export function withRule(rule: RuleMeta, findings: Findings): RuleFinding[] {
  return flatten(findings).map((finding) => ({ ...finding, rule }))
}
