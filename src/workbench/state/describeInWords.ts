import instanceSchema from '../../../schemas/v1/instance.schema.json' with { type: 'json' }
import plansSchema from '../../../schemas/v1/plans.schema.json' with { type: 'json' }
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { fileName } from '../../contract/clientFiles.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { subschemasAt, type Schema } from '../../check/structure/subschemas.ts'
import { parsePointer } from '../../contract/pointer.ts'
import { tierTitles } from '../../compare/values/tierTitles.ts'

/**
 * A diagnostic for readers of forms, who do not see files and the names of properties: the titles of the schema replace
 * names, the names of the tiers replace their codes, and JSON and files are left out. Quoted values stay.
 */
export function describeInWords({
  file,
  pointer,
  message,
  help,
}: Pick<Diagnostic, 'file' | 'pointer' | 'message' | 'help'>): { message: string; help: string } {
  const isPlans = fileName(file) === 'plans.json'
  const titles = isPlans ? plansTitles : instanceTitles
  const schema: Schema = isPlans ? plansSchema : instanceSchema
  const own = parsePointer(pointer).at(-1)
  const ownTitle = subschemasAt(schema, pointer).find(({ title }) => title !== undefined)?.title
  // Other properties with the same name have other titles.
  const titleOf = (name: string) => (name === own ? ownTitle : undefined) ?? titles.get(name)
  return { message: replaceNames(message, titleOf), help: replaceNames(help, titleOf) }
}

/** What only readers of the files need, and what readers of forms read instead. */
const syntax: readonly (readonly [RegExp, string])[] = [
  // JSON, and where it is, in parentheses.
  [/ \((?:[^()]*"\w+":|\[|[\w ]+ (?:instance|plans)\.json|at the top|Ctrl\+Space)[^()]*\)/g, ''],
  [/ in (?:quotes|brackets)\b| without quotes(?:, signs, or thousands separators| or %)?\b/g, ''],
  [/, or null(?: for none)?(?=\.)/g, ', or leave it empty'],
  [/Write "(\w+)": \[\] and add a row to it/g, "Add a row to '$1'"],
  [/^'[\w.]+\[\d+\]'/, 'This row'],
  [/ of \w+\[\d+\](?:\.\w+\[\d+\])*/g, ''],
  [/ (?:in|from) both files|, in (?:plans\.json|the other file) too| (?:of|in) this file/g, ''],
  [/ (?:of|in) (?:features of )?(?:instance|plans)\.json/g, ''],
  [/rite (?:the id|the key) of /g, 'rite the name of '],
  [/\bwrite an id that is there/g, 'choose one that is there'],
  [/remove 'kind'/, "set 'kind' to “–”"],
  // The checklist has the kinds.
  [/(typical values? (?:is|are) not reviewed):.*/, '$1.'],
  [/ the workbench's checklist/g, ' the checklist'],
  [/"?(?<!')\b(EE|ES|EK|EC|EF)\b(?!')"?/g, "'$1'"],
]

function replaceNames(text: string, titleOf: (name: string) => string | undefined): string {
  return syntax
    .reduce((words, [pattern, replacement]) => words.replace(pattern, replacement), text)
    .replace(/'([^']+)'/g, (quoted, name: string) => {
      const title = tierTitles[name as keyof typeof tierTitles] ?? titleOf(name)
      return title === undefined ? quoted : `“${title}”`
    })
    .replace(/(?<![\w"“.-])[a-z]+[A-Z]\w*(?![\w"”-])/g, (name) => {
      const title = titleOf(name)
      return title === undefined ? name : `“${title}”`
    })
}

const instanceTitles = collectTitles(instanceSchema, plansSchema)
const plansTitles = collectTitles(plansSchema, instanceSchema)

/** The titles of properties by name. The first schema and its first property with a name count. */
function collectTitles(...schemas: unknown[]): ReadonlyMap<string, string> {
  const titles = new Map<string, string>()
  const visit = (schema: unknown) => {
    if (Array.isArray(schema)) schema.forEach(visit)
    if (!isRecord(schema)) return
    if (isRecord(schema.properties))
      for (const [name, property] of Object.entries(schema.properties))
        if (isRecord(property) && typeof property.title === 'string' && !titles.has(name))
          titles.set(name, property.title)
    Object.values(schema).forEach(visit)
  }
  schemas.forEach(visit)
  return titles
}
