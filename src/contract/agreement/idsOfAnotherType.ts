import type { Id } from '../instance.ts'
import type { Breach, Documents, Rule } from './Rule.ts'
import { findIdMismatches, type IdMismatch } from './idMismatches.ts'

/** 1 and "1" are two ids: they go over the wire exactly as they stand. */
export const idOfAnotherType: Rule<Documents> = {
  code: 'id-of-another-type',
  severity: 'error',
  title: 'An id has the same type, text or number, in both files.',
  check: (documents) =>
    findIdMismatches(documents)
      .filter(({ kind }) => kind === 'other type')
      .map(anotherType),
}

/** Where the one that is meant has a row already, a human has to choose. */
function anotherType({ path, id, meant, isTaken, references }: IdMismatch): Breach {
  return {
    path,
    expected: JSON.stringify(meant),
    found: JSON.stringify(id),
    message: `This id is ${typeName(id)}, but in instance.json it is ${typeName(meant)}.`,
    help: `Write ${JSON.stringify(meant)}.`,
    ...(!isTaken && { replacement: meant, references }),
  }
}

function typeName(id: Id) {
  return typeof id === 'string' ? 'a text' : 'a number'
}
