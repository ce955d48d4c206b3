import type { Instance } from '../../contract/instance.ts'
import { questionsOf } from '../../contract/personalQuestions.ts'
import type { Settings } from '../api/settings.ts'
import type { Acknowledged, Progress } from '../rules/steps.ts'
import type { Model } from './model.ts'

/** A visit to a client's calculator, without the answers, which home does not need. */
export interface Session {
  /** With the language of the page. */
  settings: Settings
  /** The tag of the page's language. */
  language: string
  /** The year of a preview; null for the standard instance. */
  year: string | null
  instance: Instance
  acknowledged: Acknowledged
  acknowledge: (step: keyof Acknowledged) => void
  /** For answers that are restored or cleared. */
  setAcknowledged: (acknowledged: Acknowledged) => void
}

/** @param answers omitted until the module of the steps has loaded */
export function selectProgress(
  { instance, acknowledged }: Pick<Session, 'instance' | 'acknowledged'>,
  answers?: Pick<Model, 'personal' | 'scenario'>,
): Progress {
  const questions = questionsOf(instance)
  return {
    isPersonalIncluded: questions.length > 0,
    isPersonalComplete: questions.every(({ answer }) => answers?.personal[answer] != null),
    isScenarioChosen: answers?.scenario != null,
    acknowledged,
  }
}
