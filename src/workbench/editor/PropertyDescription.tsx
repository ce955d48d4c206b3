import { useEffect, useMemo, useState } from 'react'
import { useWorkbench } from '../state/WorkbenchProvider.tsx'
import { useDebounced } from '../state/useDebounced.ts'
import { describeNear } from './schemaDescription.ts'

const pause = 250

/** What the schema says of the place where the caret stands: what the pointer is told, for the keyboard. */
export function PropertyDescription() {
  const { path, files, carets } = useWorkbench()
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
    void describeNear(place.path, place.text, place.offset).then((found) => {
      if (!isLate) setWords(found?.words ?? '')
    })
    return () => {
      isLate = true
    }
  }, [place])
  const [title, ...explanation] = words.split(/\s*\n\s*/)
  return (
    <p className="property-description">
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
