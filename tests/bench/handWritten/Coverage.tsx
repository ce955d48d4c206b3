import { useState } from 'react'
import type { Answers, ScreenProps } from './api.ts'

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

function coverageCode(spouse: boolean, children: number, singleChild: boolean): Answers['coverage'] {
  if (children === 0) return spouse ? 'ES' : 'EE'
  if (spouse) return 'EF'
  return children === 1 && singleChild ? 'EK' : 'EC'
}
