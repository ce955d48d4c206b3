import { allRules } from '../allRules.ts'
import { acceptanceRules } from '../clients/folderRules.ts'

const unacceptable = new Set(Object.values(acceptanceRules).map(({ code }) => code))

/** The schema of accepted.json. It lists all warnings, so that editors can complete them. */
export const acceptedSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Accepted warnings',
  description:
    "Warnings of mediplan check that are intended, each with its reason. The file is in the clients' folder, next to keys.json.",
  type: 'object',
  additionalProperties: false,
  errorMessage:
    'Write the path of a file with its warnings and why each is intended: { "lakeshore/plans.json": { "copays-over-maximum": "…" } }; $schema is for editors.',
  defaultSnippets: [
    {
      label: 'A warning that is intended',
      description: 'The file, the code of the warning as mediplan check prints it, and the reason.',
      body: { '${1:zephyr/plans.json}': { '${2:copays-over-maximum}': '${3:Why it is intended.}' } },
    },
  ],
  properties: {
    $schema: {
      title: 'Schema',
      description: 'The path to this schema. Editors use it to explain and complete the file.',
      type: 'string',
      maxLength: 500,
      advisory: ['type', 'maxLength'],
      tsType: 'unknown',
      errorMessage:
        'Write the path to the schema in quotes, such as "../node_modules/mediplan/schemas/v1/accepted.schema.json".',
      examples: ['../node_modules/mediplan/schemas/v1/accepted.schema.json'],
    },
  },
  // Any path: a stray file can be accepted too.
  patternProperties: { '^[^$].*[./]': { $ref: '#/$defs/warnings' } },
  $defs: {
    warnings: {
      title: 'File',
      description: 'The warnings of a file that are intended. Errors cannot be accepted.',
      type: 'object',
      additionalProperties: false,
      errorMessage: 'Write the code of a warning, as mediplan check prints it, and why it is intended.',
      defaultSnippets: [
        { label: 'A warning', body: { '${1:copays-over-maximum}': '${2:Why it is intended.}' } },
      ],
      properties: Object.fromEntries(
        allRules
          .filter(({ severity, code }) => severity === 'warning' && !unacceptable.has(code))
          .map(({ code, title }) => [
            code,
            { title: toTitle(code), description: title, $ref: '#/$defs/reason' },
          ]),
      ),
    },
    reason: {
      type: 'string',
      maxLength: 300,
      pattern: '\\S',
      patternErrorMessage: 'Say why it is intended.',
      errorMessage: 'Say in quotes why it is intended.',
      examples: ['As the client publishes it.'],
    },
  },
}

function toTitle(code: string) {
  const words = code.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
