/** What the text of a cell means. */
export type Parsed<Value> = ParsedValue<Value> | { kind: 'empty' } | Problem

interface ParsedValue<Value> {
  kind: 'value'
  value: Value
  /** What else the text can mean, in a sentence. An import asks before it accepts the value. */
  doubt?: string
}

/** The text cannot be understood; the message says what to write instead. */
export interface Problem {
  kind: 'problem'
  message: string
}

export function value<Value>(parsed: Value, doubt?: string): ParsedValue<Value> {
  return doubt === undefined ? { kind: 'value', value: parsed } : { kind: 'value', value: parsed, doubt }
}

export function problem(message: string): Problem {
  return { kind: 'problem', message }
}
