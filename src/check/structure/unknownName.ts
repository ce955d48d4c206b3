import { closestName } from '../../contract/agreement/closestName.ts'
import type { Misfit } from './Misfit.ts'
import type { Words } from './wording.ts'

/** The words for a property that should not be there. */
export function unknownName({ name, known }: Misfit, say: (name: string) => string): Words {
  const meant = closestName(name, known)
  return {
    message: `${say(name)}${meant === undefined ? '' : ` Did you mean '${meant}'?`}`,
    mend: meant === undefined ? `Remove '${name}'.` : `Write '${meant}', or remove '${name}'.`,
  }
}
