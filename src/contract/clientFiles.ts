/** The document of the keys, in the folder of all clients. */
export const keysFile = 'keys.json'

/** Says of warnings that what they found is meant, in the folder of all clients. */
export const acceptedFile = 'accepted.json'

/** The documents of a plan year, in its folder. */
export const yearFiles = ['instance.json', 'plans.json'] as const

export type YearFile = (typeof yearFiles)[number]

export function isYearFile(name: string): name is YearFile {
  return yearFiles.some((each) => each === name)
}
