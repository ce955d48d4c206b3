import { useMemo } from 'react'
import type { Id } from '../../../src/contract/generated/instance.d.ts'
import type { ScreenProps } from './api.ts'
import { Select } from './Select.tsx'

export function Personal({ instance, answers, onAnswer, onNext }: ScreenProps) {
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
