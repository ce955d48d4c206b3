import { applyEdits, modify, parse } from 'jsonc-parser'
import type { Flag } from '../../contract/instance.ts'

const formattingOptions = { insertSpaces: true, tabSize: 2 }

export interface FlagState {
  /** The flags that are on, as far as the text can be read. */
  on: ReadonlySet<string>
  /** Whether a flag can be written into the text: it has to be JSON with features. */
  isWritable: boolean
}

/** The flags of an instance. */
export function flagsIn(text: string): FlagState {
  try {
    const features = featuresOf(JSON.parse(text))
    return { on: switchedOn(features), isWritable: typeof features === 'object' && features !== null }
  } catch {
    // Far slower, but it makes what it can of a text that is broken.
    return { on: switchedOn(featuresOf(parse(text))), isWritable: false }
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
