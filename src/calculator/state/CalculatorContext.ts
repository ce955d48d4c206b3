import { createContext, type Dispatch } from 'react'
import type { Model } from './model.ts'
import type { Event } from './reducer.ts'
import type { Session } from './Session.ts'

export interface Calculator {
  session: Session
  model: Model
  dispatch: Dispatch<Event>
}

/**
 * This module imports no texts. After a change of a text, the development server evaluates every module that imports it
 * again, which would create a second context that the provider and the screens do not share.
 */
export const CalculatorContext = createContext<Calculator | null>(null)
