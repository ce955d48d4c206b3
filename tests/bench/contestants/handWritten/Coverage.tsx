import { useState } from 'react'
import { coverageCode } from '../shared/coverageCode.ts'
import type { ScreenProps } from '../shared/screens.ts'

export function Coverage({ instance, onAnswer, onNext }: ScreenProps) {
  const [spouse, setSpouse] = useState(false)
  const [children, setChildren] = useState(0)
  const handleNext = () => {
    onAnswer({ coverage: coverageCode(spouse, children, instance.features.singleChild ?? false) })
    onNext()
  }
  return (
    <main>
      <h1>Who needs coverage?</h1>
      <label>
        <input type="checkbox" checked={spouse} onChange={() => setSpouse(!spouse)} />
        Spouse
      </label>
      <button type="button" disabled={children === 0} onClick={() => setChildren(children - 1)}>
        −
      </button>
      <output>{children} Children</output>
      <button type="button" disabled={children === 9} onClick={() => setChildren(children + 1)}>
        +
      </button>
      <button type="button" onClick={handleNext}>
        Next
      </button>
    </main>
  )
}
