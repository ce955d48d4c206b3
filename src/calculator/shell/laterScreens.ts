import type { ComponentType } from 'react'
import type { StepName } from '../rules/steps.ts'
import { Coverage } from '../steps/coverage/Coverage.tsx'
import { Personal } from '../steps/personal/Personal.tsx'
import { Results } from '../steps/results/Results.tsx'
import { Scenario } from '../steps/scenario/Scenario.tsx'

export type LaterStep = Exclude<StepName, 'home'>

/** The screens behind the home screen, which come in a chunk of their own with the form library. */
export const laterScreens: Record<LaterStep, ComponentType> = {
  personal: Personal,
  coverage: Coverage,
  scenario: Scenario,
  results: Results,
}
