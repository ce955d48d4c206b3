import { closestMatch } from 'leven'

/** The name that was probably meant: the nearest, when it is near; case and what joins words aside. */
export function closestName(name: string, names: readonly string[]): string | undefined {
  const byLetters = new Map(names.map((each) => [lettersOf(each), each]))
  const letters = lettersOf(name)
  // A third of the letters: more would make a guess of any short word.
  const closest = closestMatch(letters, [...byLetters.keys()], {
    maxDistance: Math.max(1, Math.floor(letters.length / 3)),
  })
  return closest === undefined ? undefined : byLetters.get(closest)
}

function lettersOf(name: string) {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '')
}
