import type { Instance } from '../../../contract/instance.ts'
import type { FormDefinition } from '../../forms/FormDefinition.ts'
import { questionsOf } from '../../rules/personal.ts'

/** One of a list for each question that the client asks. */
export function personalForm(instance: Instance): FormDefinition {
  const questions = questionsOf(instance)
  return {
    schema: {
      type: 'object',
      required: questions.map(({ answer }) => answer),
      properties: Object.fromEntries(
        questions.map(({ answer, label, list }) => [
          answer,
          { title: label, enum: list(instance).map(({ id }) => id) },
        ]),
      ),
    },
    uiSchema: Object.fromEntries(
      questions.map(({ answer, texts }) => [
        answer,
        { 'ui:field': 'select', 'ui:enumNames': texts(instance) },
      ]),
    ),
  }
}
