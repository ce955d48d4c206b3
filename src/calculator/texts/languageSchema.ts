import { languageParts } from '../../contract/languages.ts'
import { sections } from './en/sections.ts'
import { shell } from './en/shell.ts'
import { steps } from './en/steps.ts'
import type { Messages } from './messages.ts'
import { isPlural } from './plurals.ts'

type Message = string | readonly string[] | Messages

interface Schema {
  [keyword: string]: unknown
}

const pluralForms: Record<Intl.LDMLPluralRule, string> = {
  zero: 'For the numbers of this form in the language, such as 0 in Arabic.',
  one: 'For one, and in some languages for more numbers.',
  two: 'For the numbers of this form in the language, such as 2 in Arabic.',
  few: 'For the numbers of this form in the language, such as 2, 3, and 4 in Polish.',
  many: 'For the numbers of this form in the language, such as 5 in Polish.',
  other: 'For all other numbers.',
}

/**
 * The schema of a client's languages/<tag>.json: it has the structure of the English messages. The description and the
 * default of each text are the English text.
 */
export const languageSchema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Texts of a language',
  description:
    "The calculator's texts in another language, for one client. The name of the file is the tag of the language: languages/fr-CA.json. Values in braces stay as they are in English.",
  type: 'object',
  required: languageParts,
  additionalProperties: false,
  properties: {
    $schema: {
      title: 'Schema',
      description: 'The path to this schema. Editors use it to explain and complete the file.',
      type: 'string',
      examples: ['../../../node_modules/mediplan/schemas/v1/language.schema.json'],
    },
    locale: {
      title: 'Locale',
      description:
        'The BCP 47 tag for plurals, lists, and dates. Without it, the name of the file is the tag.',
      type: 'string',
      pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$',
      patternErrorMessage: 'Write a language tag, such as fr or fr-CA.',
      examples: ['fr-CA'],
    },
    direction: {
      title: 'Direction',
      description: 'The direction of writing. The default is ltr.',
      enum: ['ltr', 'rtl'],
      enumDescriptions: ['From left to right.', 'From right to left.'],
    },
    shell: { title: 'Page and home screen', ...describeMessage(shell) },
    steps: { title: 'Steps and results', ...describeMessage(steps) },
    sections: { title: 'Sections below the results', ...describeMessage(sections) },
  },
  $defs: {
    plural: {
      type: 'object',
      required: ['other'],
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(pluralForms).map(([form, description]) => [
          form,
          { description, type: 'string', minLength: 1 },
        ]),
      ),
    },
  },
}

function describeMessage(message: Message): Schema {
  if (typeof message === 'string') return describeText(message)
  if (isList(message))
    return {
      type: 'array',
      default: message,
      minItems: message.length,
      maxItems: message.length,
      prefixItems: message.map(describeText),
    }
  if (isPlural(message)) return describePlural(message)
  return describeObject(
    Object.fromEntries(Object.entries(message).map(([name, part]) => [name, describeMessage(part)])),
  )
}

function describeObject(properties: Record<string, Schema>): Schema {
  return { type: 'object', required: Object.keys(properties), additionalProperties: false, properties }
}

function describeText(english: string): Schema {
  const values = [...new Set(english.match(/\{\w+\}/g))]
  return {
    description: english,
    default: english,
    type: 'string',
    minLength: 1,
    ...(values.length > 0 && {
      pattern: `^${values.map((value) => `(?=.*${value.replaceAll(/[{}]/g, String.raw`\$&`)})`).join('')}`,
      patternErrorMessage: `Keep ${values.join(' and ')}: the calculator writes a value there.`,
    }),
  }
}

/** Only 'other' is required: each language has its own forms. */
function describePlural(english: Readonly<Record<string, string>>): Schema {
  return { description: english.other, default: english, $ref: '#/$defs/plural' }
}

function isList(message: Message): message is readonly string[] {
  return Array.isArray(message)
}
