import { pathInClient } from '../../state/selectors.ts'

/** The result of an import. */
export interface ImportResult {
  /** Paths inside the folder of all clients. */
  changed: string[]
  /** Paths of files that already had the same text. */
  unchanged: string[]
  /** The paths of imported files that are not client files, as imported. */
  skipped: string[]
}

const list = new Intl.ListFormat('en')

/** A message for the user. */
export function formatImportResult({ changed, unchanged, skipped }: ImportResult): string {
  return [
    ...(changed.length > 0 ? [`Loaded ${formatPaths(changed)}. Undo reverts it.`] : []),
    ...(unchanged.length > 0 ? [`${formatPaths(unchanged)} ${isOrAre(unchanged)} unchanged.`] : []),
    ...(skipped.length > 0
      ? [`${formatFirst(skipped)} ${isOrAre(skipped)} left out: only a client's files are loaded.`]
      : []),
  ].join(' ')
}

function formatPaths(paths: string[]) {
  return list.format(paths.map(pathInClient))
}

/** Keeps the message short. */
const maxNames = 5

function formatFirst(paths: string[]) {
  const more = paths.length - maxNames
  return `${paths.slice(0, maxNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function isOrAre(paths: string[]) {
  return paths.length === 1 ? 'is' : 'are'
}
