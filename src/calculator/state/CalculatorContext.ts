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
 * In a module that imports no texts: the development server evaluates what imports a changed text again, and screens and
 * provider must share one context.
 */
export const CalculatorContext = createContext<Calculator | null>(null)
