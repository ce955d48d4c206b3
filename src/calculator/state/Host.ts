import { createContext } from 'react'
import type { Instance } from '../../contract/instance.ts'
import type { Session } from './CalculatorProvider.tsx'
import type { Model } from './model.ts'

/** A page around the calculator that has a visit go on where another one stood, and hears how it goes on. */
export interface Host {
  /** Where the visit begins; of an ordinary one: not started, in no other year. */
  visit: Pick<Session, 'isStarted' | 'year'>
  /** What is answered to begin with. */
  begin: (instance: Instance) => Model
  /** Hears of the visit when it begins, and of every answer and result. */
  onChange: (model: Model, visit: Session) => void
}

/** None but where the calculator is hosted. */
export const HostContext = createContext<Host | null>(null)
