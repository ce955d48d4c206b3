import { applyEdits, modify, parse, type ParseError } from 'jsonc-parser'
import type { Flag } from '../../contract/instance.ts'

const formattingOptions = { insertSpaces: true, tabSize: 2 }

/** The flags that an instance has switched on, as far as its text can be read. */
export function flagsIn(text: string): ReadonlySet<string> {
  const instance = parse(text) as { features?: unknown } | undefined
  const features = Object.entries(instance?.features ?? {})
  return new Set(features.filter(([, isOn]) => isOn === true).map(([flag]) => flag))
}

/** Whether a flag can be written into a text: it has to be JSON with features. */
export function takesFlags(text: string): boolean {
  const errors: ParseError[] = []
  const instance = parse(text, errors) as { features?: unknown } | undefined
  return errors.length === 0 && typeof instance?.features === 'object' && instance.features !== null
}

/** The text with a flag switched on or off, and nothing else changed. */
export function withFlag(text: string, flag: Flag, isOn: boolean): string {
  return applyEdits(text, modify(text, ['features', flag], isOn, { formattingOptions }))
}
