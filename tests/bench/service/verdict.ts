/** A target in words and whether a figure keeps it: the last two cells of a row. */
export function atMost(target: number, figure: number, unit = ''): [string, string] {
  return [`≤ ${target} ${unit}`.trim(), figure <= target ? 'yes' : 'NO']
}

export function atLeast(target: number, figure: number, unit = ''): [string, string] {
  return [`≥ ${target} ${unit}`.trim(), figure >= target ? 'yes' : 'NO']
}

export const noTarget: [string, string] = ['', '']
