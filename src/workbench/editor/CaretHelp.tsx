import { useEffect, useMemo, useState } from 'react'
import { useBench } from '../state/BenchProvider.tsx'
import { useDebounced } from '../state/useDebounced.ts'
import { explainNear } from './explain.ts'

const pause = 250

/** What the schema says of the place where the caret stands: what the pointer is told, for the keyboard. */
export function CaretHelp() {
  const { path, files, carets } = useBench()
  const text = files[path]?.text ?? ''
  const offset = carets[path] ?? 0
  // A text and the caret in it settle as one, so that it is read once.
  const place = useDebounced(
    useMemo(() => ({ path, text, offset }), [path, text, offset]),
    pause,
  )
  const [words, setWords] = useState('')
  useEffect(() => {
    let isLate = false
    void explainNear(place.path, place.text, place.offset).then((found) => {
      if (!isLate) setWords(found?.words ?? '')
    })
    return () => {
      isLate = true
    }
  }, [place])
  const [title, ...explanation] = words.split(/\s*\n\s*/)
  return (
    <p className="caret-help">
      {words ? (
        <>
          <strong>{title}</strong> {explanation.join(' ')}
        </>
      ) : (
        'Put the caret on a property to read what it does.'
      )}
    </p>
  )
}
