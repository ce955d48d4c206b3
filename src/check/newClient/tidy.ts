import type { Answers } from './Answers.ts'

/** Answers without the blanks around a text, without texts that are blank in a list, and with each kind of plan once. */
export function tidy<Some extends Partial<Answers>>(answers: Some): Some {
  const said = Object.entries(answers).filter(([, value]) => value !== undefined)
  return Object.fromEntries(said.map(([name, value]) => [name, tidied(name, value)])) as Some
}

function tidied(name: string, value: unknown) {
  if (name === 'plans') return [...new Set(value as Answers['plans'])]
  if (typeof value === 'string') return value.trim()
  if (!Array.isArray(value)) return value
  return value.map((text: string) => text.trim()).filter((text) => text !== '')
}
