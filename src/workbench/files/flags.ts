import { applyEdits, modify, parse, type ParseError } from 'jsonc-parser'
import type { Flag } from '../../contract/instance.ts'

const formattingOptions = { insertSpaces: true, tabSize: 2 }

/** The flags that an instance has switched on; null where its text is not JSON with features. */
export function flagsIn(text: string): ReadonlySet<string> | null {
  const errors: ParseError[] = []
  const instance = parse(text, errors, { disallowComments: true }) as { features?: unknown } | undefined
  const features = instance?.features
  if (errors.length > 0 || typeof features !== 'object' || features === null) return null
  return new Set(Object.keys(features).filter((flag) => (features as Record<string, unknown>)[flag] === true))
}

/** The text with a flag switched on or off, and nothing else changed. */
export function withFlag(text: string, flag: Flag, isOn: boolean): string {
  return applyEdits(text, modify(text, ['features', flag], isOn, { formattingOptions }))
}
