import { useState } from 'react'
import { errorMessage } from './errorMessage.ts'

/** The state of a dialog that changes the disk. It stays open, with everything typed, if that fails. */
export function useSubmit(change: () => Promise<void>, onDone: () => void) {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const submit = async () => {
    if (isBusy) return
    setIsBusy(true)
    setError(null)
    try {
      await change()
      onDone()
    } catch (caught) {
      setError(errorMessage(caught))
      setIsBusy(false)
    }
  }
  return { isBusy, error, submit }
}
