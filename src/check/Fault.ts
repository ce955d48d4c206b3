import type { Edit, Severity } from './Diagnostic.ts'
import type { Span } from './source/JsonDocument.ts'

/** What a rule finds in one file, before the place has a line. */
export interface Fault {
  pointer: string
  /** Where it is, when it is not where the pointer leads to. */
  span?: Span
  /** Of a text: which part of what it says is meant. */
  part?: Span
  /** Whether it is about the name of the property, and not about its value. */
  isAboutName?: boolean
  /** What is wrong, in one sentence. */
  message: string
  /** How to fix it, in one sentence. */
  help: string
  fix?: Edit[]
  /** The corrected value, or the corrected name if the fault is about a name. Only if no other is possible. */
  replacement?: unknown
  /** Of a text: the parts of what it says that are taken out, where that is all that can be meant. */
  cuts?: Span[]
  /** Pointers to where the value stands besides, and changes too. */
  references?: string[]
}

/** What every rule says of itself, whatever it looks at. */
export interface RuleName {
  /** Kebab-case; it never changes, since people search for it and switch it off. */
  code: string
  severity: Severity
  /** What it asks for, in one sentence. */
  title: string
}

/** A fault and the rule that found it. */
export type Found = [rule: RuleName, fault: Fault]
