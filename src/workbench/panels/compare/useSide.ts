import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { yearFiles } from '../../../contract/clientFiles.ts'
import type { YearTexts } from '../../../contract/yearDocuments.ts'
import { errorMessage } from '../../state/errorMessage.ts'
import { readFile } from '../../state/diskClient.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { openTexts, sideTitle, type Side } from './comparisons.ts'

/** A side of a comparison that follows its texts when the page is not busy, so that typing stays fast. */
export function useSide(folder: string, texts: YearTexts, title?: string): Side {
  const instance = useDeferredValue(texts['instance.json'])
  const plans = useDeferredValue(texts['plans.json'])
  return useMemo(() => {
    const deferred = { 'instance.json': instance, 'plans.json': plans }
    return { folder, texts: deferred, title: title ?? sideTitle(folder, deferred) }
  }, [folder, instance, plans, title])
}

/** The texts of a year, or why they cannot be read; null while they are being read. */
type ReadTexts = { texts: YearTexts } | { error: string } | null

/** The texts of any year: with unsaved edits if it is open, otherwise from the disk. */
export function useYearTexts(folder: string): ReadTexts {
  const { files } = useWorkbench()
  const open = openTexts(files, folder)
  const isOpen = open !== null
  const [read, setRead] = useState<{ folder: string; result: ReadTexts } | null>(null)
  useEffect(() => {
    if (isOpen) return undefined
    const controller = new AbortController()
    void readTexts(folder).then((result) => {
      if (!controller.signal.aborted) setRead({ folder, result })
    })
    return () => controller.abort()
  }, [folder, isOpen])
  if (open) return { texts: open }
  return read?.folder === folder ? read.result : null
}

async function readTexts(folder: string): Promise<ReadTexts> {
  try {
    const files = await Promise.all(
      yearFiles.map(async (name) => [name, await readFile(`${folder}/${name}`)] as const),
    )
    const missing = files.find(([, file]) => file === null)
    if (missing) return { error: `${folder}/${missing[0]} is not on disk.` }
    return { texts: Object.fromEntries(files.map(([name, file]) => [name, file!.text])) as YearTexts }
  } catch (error) {
    return { error: errorMessage(error) }
  }
}
