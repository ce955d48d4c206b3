import FolderOpen from '~icons/lucide/folder-open'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../state/errorMessage.ts'
import { DropTarget, FilePicker } from '../ui/FilePicker.tsx'
import { parsePastedTable } from './parsePastedTable.ts'
import { readInWorker } from './readInWorker.ts'
import { toSheet, type Sheet } from './sheet.ts'

interface FileChooserProps {
  fileName: string | null
  onOpen: (fileName: string, sheets: readonly Sheet[]) => void
}

/** Opens a file that is chosen or dropped, or cells that are pasted. */
export function FileChooser({ fileName, onOpen }: FileChooserProps) {
  const [error, setError] = useState<string>()
  const [isReading, setIsReading] = useState(false)
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])
  /** Stops reading an earlier file, so that it does not replace this one. */
  const open = async (name: string, read: (signal: AbortSignal) => Promise<Sheet[]> | Sheet[]) => {
    reading.current?.abort()
    reading.current = new AbortController()
    const { signal } = reading.current
    setIsReading(true)
    setError(undefined)
    try {
      const sheets = await read(signal)
      if (!signal.aborted) onOpen(name, sheets)
    } catch (caught) {
      if (!signal.aborted) setError(errorMessage(caught))
    }
    if (!signal.aborted) setIsReading(false)
  }
  const openFile = (file: File) => void open(file.name, (signal) => readInWorker(file, signal))
  const openText = (text: string) =>
    void open('Pasted cells', () => [toSheet('Pasted cells', parsePastedTable(text))])
  return (
    <DropTarget className="file-chooser stack" aria-label="File" aria-busy={isReading} onFile={openFile}>
      <div className="file-chooser-row row wrap">
        <FilePicker
          label="File to import"
          accept=".xlsx,.csv,.tsv,.txt"
          variant={fileName === null ? 'primary' : 'default'}
          onFile={openFile}
        >
          <FolderOpen aria-hidden />
          {fileName === null ? 'Choose a file…' : 'Choose another file…'}
        </FilePicker>
        <span>
          {isReading ? 'Reading the file…' : (fileName ?? 'or drop an Excel, CSV, or text file here')}
        </span>
      </div>
      {fileName === null && (
        <label className="file-chooser-paste stack">
          <span>Or copy cells with their titles, and paste them here:</span>
          <textarea
            rows={5}
            placeholder="Paste with Ctrl+V"
            onPaste={(event) => {
              // The text is shown as a table instead.
              event.preventDefault()
              openText(event.clipboardData.getData('text/plain'))
            }}
          />
        </label>
      )}
      {error !== undefined && (
        <p role="alert" className="error">
          {error}
        </p>
      )}
    </DropTarget>
  )
}
