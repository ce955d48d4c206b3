import type { Breach, Documents, Rule } from './Rule.ts'
import { findIdMismatches, type CopiedId, type IdMismatch } from './idMismatches.ts'

/** Told once, where it stands, and not as a row too many and one too few. */
export const misspeltId: Rule<Documents> = {
  code: 'misspelled-id',
  severity: 'error',
  title: 'An id is spelled the same in both files.',
  check: (documents) =>
    findIdMismatches(documents)
      .filter(({ kind }) => kind !== 'other type')
      .map((slip) => (slip.kind === 'copied' ? copied(slip) : misspelt(slip))),
}

function misspelt({ path, id, meant, noun, kind, references }: IdMismatch): Breach {
  const [name, other] = [JSON.stringify(id), JSON.stringify(meant)]
  const where = references.length > 0 ? ' here and where this file uses it' : ''
  const problem = {
    path,
    expected: `an id of the instance, as ${other}`,
    found: name,
    help: `Write ${other}${where}, or write ${name} in instance.json.`,
  }
  const message = `${name} is not a ${noun} in instance.json`
  // Two ids that are not alike can be two different things, with figures of their own.
  return kind === 'misspelt'
    ? { ...problem, message: `${message}. Did you mean ${other}?`, replacement: meant, references }
    : { ...problem, message: `${message}, and its ${noun} ${other} has no row here.` }
}

function copied({ path, id, meant, places: [first, repeat] }: CopiedId): Breach {
  const [name, other] = [JSON.stringify(id), JSON.stringify(meant)]
  return {
    path,
    expected: `an id of its own, as ${other}`,
    found: name,
    message: `Rows ${first + 1} and ${repeat + 1} of this list are both for ${name}, and there is none for ${other}.`,
    help: `Write ${other} in the one that is meant for it, or remove one and add a row for ${other}.`,
  }
}
