import type { ComponentType } from 'react'
import type { Answers, Instance } from './api.ts'

export interface ScreenProps {
  instance: Instance
  answers: Answers
  onAnswer: (change: Partial<Answers>) => void
  onNext: () => void
}

/** The three screens with forms, which differ between the contestants. */
export interface Screens {
  Personal: ComponentType<ScreenProps>
  Coverage: ComponentType<ScreenProps>
  Scenario: ComponentType<ScreenProps>
}
