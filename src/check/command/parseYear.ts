import { InvalidArgumentError } from 'commander'

/** @throws InvalidArgumentError with a sentence for the user */
export function parseYear(text: string): number {
  if (/^20\d\d$/.test(text)) return Number(text)
  throw new InvalidArgumentError('A year has four digits, such as 2027.')
}
