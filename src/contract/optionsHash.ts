import { hash } from './hash.ts'
import type { Instance } from './instance.ts'
import { optionsOf } from './optionsOf.ts'
import { questionsOf } from './personalQuestions.ts'

/**
 * A hash of the texts of all options that employees choose from. It differs if an option has another text, even with the
 * same id.
 */
export function optionsHash(instance: Instance): number {
  const { scenarios, services, surcharges, features } = instance
  return hash(
    JSON.stringify([
      questionsOf(instance).map((question) => optionsOf(instance, question).map(({ text }) => text)),
      scenarios.map(({ display, summary }) => [display, summary]),
      features.customScenario && services.map(({ name }) => name),
      // Without a second statement, the hash is the one that saved answers already have.
      surcharges.map(({ statement, statementWithoutSpouse }) =>
        statementWithoutSpouse ? [statement, statementWithoutSpouse] : statement,
      ),
    ]),
  )
}
