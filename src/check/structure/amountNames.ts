import { collectProperties, type Schema } from './subschemas.ts'

const names = ['yearly', 'perPay', 'yearlyByTier', 'perPayByTier']

/** The properties of a row that can hold its amount. A row has one of them. */
export function amountNames(subschemas: Schema[]): string[] {
  const known = collectProperties(subschemas)
  return names.filter((name) => known.has(name))
}
