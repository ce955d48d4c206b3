/** The last two cells of a row: a target, and whether the value meets it. */
export function atMost(target: number, value: number, unit = ''): [string, string] {
  return [`≤ ${target} ${unit}`.trim(), value <= target ? 'yes' : 'NO']
}

export function atLeast(target: number, value: number, unit = ''): [string, string] {
  return [`≥ ${target} ${unit}`.trim(), value >= target ? 'yes' : 'NO']
}

export const noTarget: [string, string] = ['', '']
