import { useMemo } from 'react'
import { useAsync } from '../state/useAsync.ts'
import { useDebounced } from '../state/useDebounced.ts'
import { useWorkbench } from '../state/WorkbenchProvider.tsx'
import { describeNear } from './jsonService.ts'

/** Milliseconds after the last keystroke. */
const delay = 250

/** The schema's description of the property at the caret. The keyboard equivalent of the hover tooltip. */
export function PropertyDescription() {
  const { path, files, carets } = useWorkbench()
  const text = files[path]?.text ?? ''
  const offset = carets[path] ?? 0
  // Debounced together, so that each text is parsed only once.
  const position = useDebounced(
    useMemo(() => ({ path, text, offset }), [path, text, offset]),
    delay,
  )
  const found = useAsync(position, (at) => describeNear(at.path, at.text, at.offset))
  const [title, ...paragraphs] = found?.description.split(/\s*\n\s*/) ?? []
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
    <p className="property-description" tabIndex={0}>
      {found ? (
        <>
          <strong>{title}</strong> {paragraphs.join(' ')}
        </>
      ) : (
        'Put the caret on a property to read what it does.'
      )}
    </p>
  )
}
