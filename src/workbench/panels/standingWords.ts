import type { DiskStatus } from '../state/OpenFile.ts'

const colours = 'Red: on disk. Green: yours.'

/**
 * How a file stands to the disk, and what saving it would do.
 * @param isShown whether saving has been tried, and what it would replace has been shown
 */
export function wordsFor(standing: DiskStatus, name: string, isShown: boolean): string {
  const times = isShown ? 'again' : 'twice'
  const words: Record<DiskStatus, string> = {
    same: `${name} is as it is on disk.`,
    changed: colours,
    new: `${name} is not on disk yet. Saving puts it there.`,
    replaced: `${name} was changed by someone else. ${colours} Saving ${times} replaces theirs.`,
    gone: `${name} is no longer on disk. Saving ${times} puts it back.`,
  }
  return words[standing]
}
