import type { Answers } from './Answers.ts'

/** Answers with lists taken apart at semicolons, and without blanks around a text or texts that are blank. */
export function tidy<Some extends Partial<Answers>>(answers: Some): Some {
  const said = Object.entries(answers).filter(([, value]) => value !== undefined)
  return Object.fromEntries(said.map(([name, value]) => [name, tidied(value)])) as Some
}

function tidied(value: unknown) {
  if (typeof value === 'string') return value.trim()
  if (!Array.isArray(value)) return value
  return value
    .flatMap((text: string) => text.split(';'))
    .map((text) => text.trim())
    .filter((text) => text !== '')
}
