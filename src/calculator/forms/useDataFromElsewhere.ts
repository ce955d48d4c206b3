import { deepEquals } from '@rjsf/utils'
import { useState } from 'react'

/**
 * rjsf holds the data by itself while the visitor answers, because it works out its whole state anew from data
 * that is handed back to it. When the data comes from elsewhere, the form starts over with it.
 */
export function useDataFromElsewhere<Data>(data: Data, onChange: (data: Data) => void) {
  const [known, setKnown] = useState({ key: 0, initial: data, latest: data })
  if (!deepEquals(known.latest, data)) setKnown({ key: known.key + 1, initial: data, latest: data })
  const onReport = (latest: Data) => {
    setKnown((now) => ({ ...now, latest }))
    onChange(latest)
  }
  return { ...known, onReport }
}
