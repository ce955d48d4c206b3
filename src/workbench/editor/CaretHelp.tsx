import { useEffect, useState } from 'react'
import { useBench } from '../state/BenchProvider.tsx'
import { useSettled } from '../state/useSettled.ts'
import { explainNear } from './explain.ts'

const pause = 250

/** What the schema says of the place where the caret stands: what the pointer is told, for the keyboard. */
export function CaretHelp() {
  const { path, files, carets } = useBench()
  const place = useSettled(`${path}:${carets[path] ?? 0}`, pause)
  const content = useSettled(files[path]?.text, pause)
  const [words, setWords] = useState('')
  useEffect(() => {
    let isLate = false
    const offset = Number(place.slice(place.lastIndexOf(':') + 1))
    void explainNear(path, content ?? '', offset).then((found) => {
      if (!isLate) setWords(found?.words ?? '')
    })
    return () => {
      isLate = true
    }
  }, [path, content, place])
  const [title, ...text] = words.split(/\s*\n\s*/)
  return (
    <p className="caret-help">
      {words ? (
        <>
          <strong>{title}</strong> {text.join(' ')}
        </>
      ) : (
        'Put the caret on a property to read what it does.'
      )}
    </p>
  )
}
