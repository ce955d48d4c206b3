import { useMemo } from 'react'
import { listUnapplied, type ListedText } from './listUnapplied.ts'
import { useWorkbench } from './WorkbenchProvider.tsx'

/** The texts of the open client that are not applied. */
export function useUnapplied(): ListedText[] {
  const { client, files, unapplied } = useWorkbench()
  return useMemo(() => listUnapplied({ client, files, unapplied }), [client, files, unapplied])
}
