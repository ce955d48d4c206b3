import { closestMatch, didYouMean } from '../../check/closestMatch.ts'
import { problem, value, type Parsed } from './Parsed.ts'

const yes = new Set(['yes', 'y', 'true', 'x', '✓', '✔', '1'])
const no = new Set(['no', 'n', 'false', '0'])

/** Parses Yes or No. */
export function parseFlag(text: string): Parsed<boolean> {
  const word = text.trim().toLowerCase()
  if (word === '') return { kind: 'empty' }
  if (yes.has(word)) return value(true)
  return no.has(word) ? value(false) : problem(`“${text.trim()}” is neither yes nor no. Write Yes or No.`)
}

export function formatFlag(flag: boolean): string {
  return flag ? 'Yes' : 'No'
}

/** Finds the choice that a text names; case and spaces at its ends do not count. */
export function parseChoice(text: string, choices: readonly string[]): Parsed<string> {
  const name = text.trim()
  if (name === '') return { kind: 'empty' }
  const choice =
    choices.find((each) => each === name) ??
    choices.find((each) => each.trim().toLowerCase() === name.toLowerCase())
  if (choice !== undefined) return value(choice)
  const suggestion = didYouMean(closestMatch(name, choices))
  return problem(`“${name}” is not one of the choices.${suggestion} Choose ${choices.join(', ')}.`)
}
