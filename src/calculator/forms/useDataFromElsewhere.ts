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
      // While it mounts, rjsf reports defaults, not answers. If the owner refused them, the form would start over and
      // report them again, in an endless loop.
      if (mounted.current === key) report(latest)
    },
    [key, report],
  )
  return { key, initial, onReport }
}
