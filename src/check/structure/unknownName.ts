import { closestMatch } from '../closestMatch.ts'
import type { Misfit } from './Misfit.ts'
import type { Words } from './wording.ts'

/** The words for a property that should not be there. */
export function unknownName({ name, known }: Misfit, say: (name: string) => string): Words {
  const meant = closestMatch(name, known) ?? onlyNameWithWords(name, known)
  if (meant === undefined) return { message: say(name), help: `Remove '${name}'.` }
  return {
    message: `${say(name)} Did you mean '${meant}'?`,
    help: `Write '${meant}', or remove '${name}'.`,
    replacement: meant,
  }
}

/** The only known name that contains all words of another: people often remember part of the code of a rule. */
function onlyNameWithWords(name: string, known: readonly string[]): string | undefined {
  const words = wordsOf(name)
  const [first, ...others] = known.filter((each) => words.every((word) => wordsOf(each).includes(word)))
  return others.length === 0 ? first : undefined
}

function wordsOf(name: string) {
  return name.toLowerCase().split(/[\s_-]+/)
}
