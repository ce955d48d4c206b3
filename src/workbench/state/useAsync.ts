import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Loads something each time that the input is another one.
 * @param load does not reject
 * @returns what was loaded last; null until it is loaded the first time
 */
export function useAsync<Input, Result>(
  input: Input,
  load: (input: Input) => Promise<Result>,
): Result | null {
  const [result, setResult] = useState<Result | null>(null)
  const start = useEffectEvent(load)
  useEffect(() => {
    let isStale = false
    void start(input).then((loaded) => {
      if (!isStale) setResult(loaded)
    })
    return () => {
      isStale = true
    }
  }, [input])
  return result
}
