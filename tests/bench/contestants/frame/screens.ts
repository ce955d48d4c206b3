import type { ComponentType } from 'react'
import type { Answers, Instance } from './api.ts'

export interface ScreenProps {
  instance: Instance
  answers: Answers
  onAnswer: (change: Partial<Answers>) => void
  onNext: () => void
}

/** What a contestant brings: the three screens that hold forms. */
export interface Screens {
  Personal: ComponentType<ScreenProps>
  Coverage: ComponentType<ScreenProps>
  Scenario: ComponentType<ScreenProps>
}
