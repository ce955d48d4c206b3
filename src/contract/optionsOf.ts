import type { Id, InstancePayload } from './generated/instance.d.ts'
import type { PersonalQuestion } from './personalQuestions.ts'

/** The options of a question, in the client's order, with the texts that employees read. */
export function optionsOf(
  instance: Pick<InstancePayload, PersonalQuestion['list']>,
  { list, optionText }: PersonalQuestion,
): { id: Id; text: string }[] {
  const options: { id: Id; name?: string; displayText?: string }[] = instance[list] ?? []
  return options.map((option) => ({ id: option.id, text: option[optionText]! }))
}
