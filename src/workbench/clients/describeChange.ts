import type { FolderChange } from '../diskApi.ts'

/** A change of folders in words: "Deleted acme". */
export function describeChange(change: FolderChange): string {
  if (change.type === 'renamed') return `Renamed ${change.from} to ${change.to}`
  return `${verbs[change.type]} ${change.folder.replace('/', ' ')}`
}

const verbs: Record<Exclude<FolderChange['type'], 'renamed'>, string> = {
  created: 'Created',
  removed: 'Deleted',
  rearranged: 'Changed the current year of',
  keyReplaced: 'Changed the key of',
}
