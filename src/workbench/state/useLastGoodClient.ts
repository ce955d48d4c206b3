import { useMemo, useState } from 'react'
import type { Client } from '../../service/clients.ts'
import { readClient } from '../frame/readClient.ts'
import { useBench } from './BenchProvider.tsx'
import { insideClient, ownFiles } from './selectors.ts'
import { useSettled } from './useSettled.ts'

const pause = 150

/** The client as the calculator has it: its files as they are, or as they last were when they could be read. */
export function useLastGoodClient(): Client | null {
  const { client: folder, files } = useBench()
  const settled = useSettled(files, pause)
  const [last, setLast] = useState<{ folder: string | null; client: Client | null }>({ folder, client: null })
  const read = useMemo(() => {
    try {
      const own = ownFiles({ client: folder, files: settled })
      const texts = own.map(([path, { text }]) => [insideClient(path), text] as const)
      return folder === null ? null : readClient(folder, Object.fromEntries(texts))
    } catch {
      return null
    }
  }, [folder, settled])
  if (read && last.client !== read) setLast({ folder, client: read })
  return read ?? (last.folder === folder ? last.client : null)
}
