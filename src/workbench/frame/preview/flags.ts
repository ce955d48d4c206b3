import { parse } from 'jsonc-parser'
import { flagsOnByDefault, type Flag } from '../../../contract/instance.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import { setValue } from '../../../check/edit/jsonEdits.ts'

/** The flags that an instance turns on; null if its text is not JSON, or has no features. */
export function parseFlags(text: string): ReadonlySet<string> | null {
  try {
    const features = readFeatures(JSON.parse(text))
    return typeof features === 'object' && features !== null ? enabledFlags(features) : null
  } catch {
    return null
  }
}

/** Recovers the flags from a text that is not JSON. This takes far longer than parseFlags. */
export function recoverFlags(text: string): ReadonlySet<string> {
  try {
    return enabledFlags(readFeatures(parse(text)))
  } catch {
    // Too deeply nested for the parser's stack.
    return new Set()
  }
}

/** Turns a flag on or off. The rest of the text stays as it is. */
export function withFlag(text: string, flag: Flag, isOn: boolean): string {
  return setValue(text, ['features', flag], isOn)
}

function readFeatures(instance: unknown): unknown {
  return isRecord(instance) ? instance.features : undefined
}

function enabledFlags(features: unknown) {
  const values = new Map<string, unknown>(Object.entries(features ?? {}))
  for (const flag of flagsOnByDefault) values.set(flag, values.get(flag) ?? true)
  return new Set([...values].filter(([, isOn]) => isOn === true).map(([flag]) => flag))
}
