import type { Problem } from '../check.ts'
import type { Id, Instance } from '../instance.ts'
import type { PlansDocument } from '../plans.ts'

/** The two documents of a client's plan year. */
export interface Documents {
  instance: Instance
  plans: PlansDocument
}

/** A list of the instance whose rows each have one in the plans document. */
export type SharedList = 'scenarios' | 'services' | 'locations' | 'surcharges' | 'savingsStyles'

/** Where a rule is broken: as a problem for whoever serves the document, and in sentences for whoever writes it. */
export interface Breach extends Problem {
  /** What is wrong, in one sentence. */
  message: string
  /** How to fix it, in one sentence. */
  help: string
  /** The id that must have been meant, where it can only be one. */
  replacement?: Id
  /** Where else the same id stands for the same row, and has to change with it. */
  references?: string[]
}

/** A rule on a plans document, without which a calculation would miss a figure or take a wrong one. */
export interface Rule<Subject> {
  /** Kebab-case; it never changes. */
  code: string
  severity: 'error'
  /** What it asks for, in one sentence. */
  title: string
  /** The breaches, by their places in the plans document. */
  check: (subject: Subject) => Breach[]
}
