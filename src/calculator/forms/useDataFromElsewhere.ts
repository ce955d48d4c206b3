import { deepEquals } from '@rjsf/utils'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useStable } from '../ui/useStable.ts'

/**
 * rjsf holds the data by itself while the visitor answers, because it works out its whole state anew from data
 * that is handed back to it. When the data comes from elsewhere, the form starts over with it.
 */
export function useDataFromElsewhere<Data>(data: Data, onChange: (data: Data) => void) {
  const [known, setKnown] = useState({ key: 0, initial: data, latest: data })
  if (!deepEquals(known.latest, data)) setKnown({ key: known.key + 1, initial: data, latest: data })
  const { key, initial } = known
  const mounted = useRef<number>(undefined)
  useLayoutEffect(() => {
    mounted.current = key
  }, [key])
  const report = useStable((latest: Data) => {
    setKnown((now) => ({ ...now, latest }))
    onChange(latest)
  })
  const onReport = useCallback(
    (latest: Data) => {
      // What rjsf reports while it mounts are defaults, not answers. An owner that refused them would make the
      // form start over, report them again, and so on without end.
      if (mounted.current === key) report(latest)
    },
    [key, report],
  )
  return { key, initial, onReport }
}
