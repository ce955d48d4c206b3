import { useMemo, useState } from 'react'
import { parseFlags, recoverFlags } from '../files/flags.ts'

interface Read {
  path: string
  flags: ReadonlySet<string>
}

/**
 * The flags that an instance has switched on. While its text is being written they stay as they were last read.
 * @returns whether the text can be read, and so be written into
 */
export function useFlags(path: string, text: string) {
  const written = useMemo(() => parseFlags(text), [text])
  const [last, setLast] = useState<Read | null>(null)
  if (written && last?.flags !== written) setLast({ path, flags: written })
  const kept = last?.path === path ? last.flags : null
  const flags = useMemo(() => written ?? kept ?? recoverFlags(text), [written, kept, text])
  return { flags, isReadable: written !== null }
}
