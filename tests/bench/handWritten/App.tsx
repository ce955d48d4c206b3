import { useCallback, useEffect, useState } from 'react'
import { loadInstance, type Answers, type Instance, type ScreenProps } from './api.ts'
import { Coverage } from './Coverage.tsx'
import { Personal } from './Personal.tsx'
import { Results } from './Results.tsx'
import { Scenario } from './Scenario.tsx'

export function App() {
  const [instance, setInstance] = useState<Instance>()
  useEffect(() => void loadInstance().then(setInstance, console.error), [])
  return instance ? <Steps instance={instance} /> : <p>Loading…</p>
}

const screens = [Home, Personal, Coverage, Scenario]

function Steps({ instance }: { instance: Instance }) {
  const [screenIndex, setScreenIndex] = useState(0)
  const [answers, setAnswers] = useState(unanswered)
  const onAnswer = useCallback((change: Partial<Answers>) => setAnswers((now) => ({ ...now, ...change })), [])
  const onNext = () => setScreenIndex(screenIndex + 1)
  const Screen = screens[screenIndex]
  if (!Screen) return <Results answers={answers} />
  return <Screen instance={instance} answers={answers} onAnswer={onAnswer} onNext={onNext} />
}

function Home({ instance, onNext }: ScreenProps) {
  return (
    <main>
      <h1>Do the math on medical</h1>
      <p>Use our calculator to get an estimate of your {instance.client.planYear} medical costs.</p>
      <button type="button" onClick={onNext}>
        Let's go
      </button>
    </main>
  )
}

const unanswered: Answers = {
  coverage: 'EE',
  scenario: null,
  customScenario: null,
  surcharges: {},
  location: null,
  salaryBand: null,
  savingsStyle: null,
}
