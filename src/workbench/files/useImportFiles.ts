import { useEffect, useEffectEvent } from 'react'
import { useWorkbench, useDispatch } from '../state/WorkbenchProvider.tsx'
import { insideClient, hasOpenClient } from '../state/selectors.ts'
import { errorMessage } from '../errorMessage.ts'
import type { ImportedFile } from './ImportedFile.ts'
import { findOtherOwner } from './findOtherOwner.ts'
import { planImport } from './planImport.ts'
import { readDropped } from './readImportedFiles.ts'
import { formatImportResult } from './importResult.ts'
import { useReplaceFiles } from './useReplaceFiles.ts'

/** Takes files from elsewhere, all of them or none. Asks first where they seem to belong to another client. */
export function useImportFiles() {
  const model = useWorkbench()
  const dispatch = useDispatch()
  const replace = useReplaceFiles()
  const refuse = (notice: string) => dispatch({ type: 'noticeShown', notice, tone: 'bad' })

  const consider = (brought: readonly ImportedFile[]) => {
    const { taken, skipped, contested } = planImport(brought, model.path)
    if (contested)
      return refuse(
        `Nothing was loaded: ${contested.files.join(' and ')} would both be ${insideClient(contested.place)}.`,
      )
    if (taken.size === 0)
      return refuse(`Nothing was loaded. ${formatImportResult({ changed: [], same: [], skipped })}`.trim())
    const texts = Object.fromEntries([...taken].map(([path, { text }]) => [path, text]))
    const isChange = Object.entries(texts).some(([path, text]) => text !== model.files[path]?.text)
    const owner = isChange ? findOtherOwner(taken, model) : null
    if (owner) dispatch({ type: 'replacementRequested', replacement: { owner, texts, skipped } })
    else replace({ texts, skipped })
  }
  return async (reading: Promise<ImportedFile[]>) => {
    if (!hasOpenClient(model)) return refuse('First open the client that these files belong to.')
    try {
      consider(await reading)
    } catch (error) {
      refuse(`They cannot be read. ${errorMessage(error)}`)
    }
  }
}

/** Takes what is dragged onto the page. */
export function useFileDrop() {
  const take = useImportFiles()
  const onFiles = useEffectEvent((reading: Promise<ImportedFile[]>) => void take(reading))
  useEffect(() => {
    const isOfFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const allow = (event: DragEvent) => {
      if (isOfFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer || !isOfFiles(event)) return
      // Before the editor, which would insert the text at the pointer.
      event.preventDefault()
      event.stopPropagation()
      onFiles(readDropped(event.dataTransfer.items))
    }
    window.addEventListener('dragover', allow)
    window.addEventListener('drop', drop, { capture: true })
    return () => {
      window.removeEventListener('dragover', allow)
      window.removeEventListener('drop', drop, { capture: true })
    }
  }, [])
}
