import { insideClient } from '../state/selectors.ts'

/** What becomes of files that were brought, by path inside the folder of all clients. */
export interface ImportResult {
  /** What they replace, and undo brings back. */
  changed: string[]
  /** Where the same text stands already: there is nothing to undo. */
  same: string[]
  /** What is no file of a client, as it was brought. */
  skipped: string[]
}

const list = new Intl.ListFormat('en')

/** Says of each file what became of it. */
export function formatImportResult({ changed, same, skipped }: ImportResult): string {
  const undo = changed.length > 1 ? 'Undo in each takes it back.' : 'Undo takes it back.'
  return [
    ...(changed.length > 0 ? [`Loaded ${listed(changed)}. ${undo}`] : []),
    ...(same.length > 0 ? [`${listed(same)} ${areOf(same)} unchanged.`] : []),
    ...(skipped.length > 0
      ? [`${few(skipped)} ${areOf(skipped)} left out: only a client's files are loaded.`]
      : []),
  ].join(' ')
}

function listed(paths: string[]) {
  return list.format(paths.map(insideClient))
}

/** More names than that are no help. */
const mostNamed = 5

function few(paths: string[]) {
  const others = paths.length - mostNamed
  const names = paths.slice(0, mostNamed).join(', ')
  return `${names}${others > 0 ? ` and ${others} more` : ''}`
}

function areOf(paths: string[]) {
  return paths.length === 1 ? 'is' : 'are'
}
