import type { Instance } from '../../../contract/instance.ts'
import { optionsOf } from '../../../contract/optionsOf.ts'
import { questionsOf, type PersonalQuestion } from '../../../contract/personalQuestions.ts'
import type { FormDefinition } from '../../forms/FormDefinition.ts'
import { stepTexts } from '../../texts/stepTexts.ts'

/** A drop-down list for each question that the client asks, or for only one of them. */
export function personalForm(instance: Instance, only?: PersonalQuestion['answer']): FormDefinition {
  const questions = questionsOf(instance)
    .filter(({ answer }) => only === undefined || answer === only)
    .map((question) => ({ answer: question.answer, options: optionsOf(instance, question) }))
  return {
    schema: {
      type: 'object',
      required: questions.map(({ answer }) => answer),
      properties: Object.fromEntries(
        questions.map(({ answer, options }) => [
          answer,
          { title: stepTexts.personal[answer], enum: options.map(({ id }) => id) },
        ]),
      ),
    },
    uiSchema: Object.fromEntries(
      questions.map(({ answer, options }) => [
        answer,
        { 'ui:field': 'select', 'ui:enumNames': options.map(({ text }) => text) },
      ]),
    ),
  }
}
