const amount = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(\.\d*)?$/
const percentage = /^(\d+\.?\d*|\.\d+)\s*%?$/

/** Parses dollars, with or without the symbol and commas. Null for any other text. */
export function parseAmount(text: string): number | null {
  const [, whole, decimals = ''] = amount.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole.replaceAll(',', '') + decimals)
}

/** Parses a percentage, with or without the sign: "4.5%" is 4.5. Null for any other text. */
export function parsePercentage(text: string): number | null {
  const [, digits] = percentage.exec(text.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}
