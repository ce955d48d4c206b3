import { useCallback, useEffect, useState, useMemo } from 'react'
import {
  loadInstance,
  type Answers,
  type Instance,
  type ScreenProps,
  calculate,
  type Outputs,
} from './api.ts'
import { Scenario } from './Scenario.tsx'
import type { Id } from '../../../src/contract/generated/instance.d.ts'
import { Select } from './Select.tsx'

function Coverage({ instance, onAnswer, onNext }: ScreenProps) {
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

function Personal({ instance, answers, onAnswer, onNext }: ScreenProps) {
  const lists = useMemo(
    () => ({
      salaryBands: instance.salaryBands?.map(({ id, name }) => ({ id, text: name })) ?? [],
      locations: instance.locations?.map(({ id, name }) => ({ id, text: name })) ?? [],
      savingsStyles: instance.savingsStyles?.map(({ id, displayText }) => ({ id, text: displayText })) ?? [],
    }),
    [instance],
  )
  const setters = useMemo(
    () => ({
      salaryBand: (salaryBand: Id) => onAnswer({ salaryBand }),
      location: (location: Id) => onAnswer({ location }),
      savingsStyle: (savingsStyle: Id) => onAnswer({ savingsStyle }),
    }),
    [onAnswer],
  )
  const { salaryBand, location, savingsStyle } = answers
  const isComplete = salaryBand !== null && location !== null && savingsStyle !== null
  return (
    <main>
      <h1>Tell us about you</h1>
      <Select
        label="Your Salary Band/Employment Type"
        options={lists.salaryBands}
        value={salaryBand}
        onChange={setters.salaryBand}
      />
      <Select label="Your Location" options={lists.locations} value={location} onChange={setters.location} />
      <Select
        label="Your Attitude to Savings"
        options={lists.savingsStyles}
        value={savingsStyle}
        onChange={setters.savingsStyle}
      />
      <button type="button" disabled={!isComplete} onClick={onNext}>
        Next
      </button>
    </main>
  )
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

function Results({ answers }: { answers: Answers }) {
  const [outputs, setOutputs] = useState<Outputs>()
  useEffect(() => void calculate(answers).then(setOutputs, console.error), [answers])
  if (!outputs) return <p>Finding your best plan…</p>
  return (
    <main>
      <h1>{outputs.plans[outputs.bestPlan]?.displayName}</h1>
      <table>
        <tbody>
          {Object.entries(outputs.plans).map(([key, plan]) => (
            <tr key={key}>
              <th>{plan.displayName}</th>
              <td>{money.format(plan.outOfPocketExpenses)}</td>
              <td>{money.format(plan.hsaFunds)}</td>
              <td>{money.format(plan.payrollDeduction)}</td>
              <td>{money.format(plan.totalCost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

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
