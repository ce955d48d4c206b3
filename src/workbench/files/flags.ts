import { applyEdits, modify, parse } from 'jsonc-parser'
import type { Flag } from '../../contract/instance.ts'

const formattingOptions = { insertSpaces: true, tabSize: 2 }

/** The flags that an instance has switched on; null where its text is not JSON with features. */
export function parseFlags(text: string): ReadonlySet<string> | null {
  try {
    const features = featuresOf(JSON.parse(text))
    return typeof features === 'object' && features !== null ? switchedOn(features) : null
  } catch {
    return null
  }
}

/** The flags that are on as far as a broken text can be read, which takes far longer. */
export function recoverFlags(text: string): ReadonlySet<string> {
  try {
    return switchedOn(featuresOf(parse(text)))
  } catch {
    // Nested so deeply that reading it takes more room than there is.
    return new Set()
  }
}

/** The text with a flag switched on or off, and nothing else changed. */
export function withFlag(text: string, flag: Flag, isOn: boolean): string {
  return applyEdits(text, modify(text, ['features', flag], isOn, { formattingOptions }))
}

function featuresOf(instance: unknown): unknown {
  return (instance as { features?: unknown } | null | undefined)?.features
}

function switchedOn(features: unknown) {
  const flags = Object.entries(features ?? {})
  return new Set(flags.filter(([, isOn]) => isOn === true).map(([flag]) => flag))
}
