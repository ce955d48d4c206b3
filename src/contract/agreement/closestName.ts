import leven, { closestMatch } from 'leven'

/** The name that was probably meant: the nearest, when it is near; case and what joins words aside. */
export function closestName(name: string, names: readonly string[]): string | undefined {
  const byLetters = new Map(names.map((each) => [lettersOf(each), each]))
  const letters = lettersOf(name)
  // A third of the letters: more would make a guess of any short word.
  const closest = closestMatch(letters, [...byLetters.keys()], {
    maxDistance: Math.max(1, Math.floor(letters.length / 3)),
  })
  const near = closest ?? [...byLetters.keys()].find((each) => isSwapped(letters, each))
  return near === undefined ? undefined : byLetters.get(near)
}

/** Whether two letters changed places, which counts as two changes and is one slip. */
function isSwapped(letters: string, other: string) {
  return inOrder(letters) === inOrder(other) && leven(letters, other) === 2
}

function inOrder(letters: string) {
  return Array.from(letters).toSorted().join('')
}

function lettersOf(name: string) {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '')
}
