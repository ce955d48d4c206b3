import { useCallback, useEffect, useState } from 'react'
import { loadInstance, type Answers, type Instance } from './api.ts'
import { Home } from './Home.tsx'
import { Results } from './Results.tsx'
import type { Screens } from './screens.ts'

export function App({ screens }: { screens: Screens }) {
  const [instance, setInstance] = useState<Instance>()
  useEffect(() => void loadInstance().then(setInstance, console.error), [])
  return instance ? <Steps instance={instance} screens={screens} /> : <p>Loading…</p>
}

function Steps({ instance, screens }: { instance: Instance; screens: Screens }) {
  const [screenIndex, setScreenIndex] = useState(0)
  const [answers, setAnswers] = useState(unanswered)
  const onAnswer = useCallback((change: Partial<Answers>) => setAnswers((now) => ({ ...now, ...change })), [])
  const onNext = () => setScreenIndex(screenIndex + 1)
  if (screenIndex === 0) return <Home planYear={instance.client.planYear} onNext={onNext} />
  const Screen = [screens.Personal, screens.Coverage, screens.Scenario][screenIndex - 1]
  if (!Screen) return <Results answers={answers} />
  return <Screen instance={instance} answers={answers} onAnswer={onAnswer} onNext={onNext} />
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
