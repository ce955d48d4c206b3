import type { FindingText } from '../LinterRule.ts'
import { capitalize } from './describePointer.ts'
import type { SchemaViolation } from './SchemaViolation.ts'
import { schemaMessage } from './violationMessages.ts'

/** Whether a violation is about a map of languages that is empty, or has something other than text. */
export function isWrongTranslations({ value, subschemas }: SchemaViolation): boolean {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isMap && subschemas.some(({ translatable }) => translatable === true)
}

export function describeWrongTranslations(violation: SchemaViolation): FindingText {
  const subject = capitalize(violation.subject)
  const texts = Object.entries(violation.value as object)
  const [language, text] = texts.find(([, each]) => typeof each !== 'string') ?? []
  return {
    message:
      language === undefined
        ? `${subject} has no text in any language.`
        : `The "${language}" of ${violation.subject} must be text in quotation marks, but is ${JSON.stringify(text)}.`,
    help: schemaMessage(violation) ?? 'Write text in quotation marks.',
  }
}
