import { problemsOf, type StructureProblem } from '../../contract/check.ts'
import type { Found } from '../Fault.ts'
import type { Source } from '../source/Source.ts'
import { adviceOn, namesLeft } from './advice.ts'
import { adviceRuleOf, unknownName } from './adviceRules.ts'
import type { DocumentKind } from './documentKinds.ts'
import { layersAt } from './schemaLayers.ts'
import { structureRuleOf } from './structureRules.ts'
import { unquoted } from './unquoted.ts'
import type { Words } from './wording.ts'

/** Where a document does not fit its schema; with nothing left of this, its type can be relied on. */
export function structureFaults(source: Source, { validate, schema }: DocumentKind): Found[] {
  return withoutEchoes(problemsOf(validate, source.value)).map((problem) => {
    const rule = structureRuleOf(problem)
    const words = rule.words(problem)
    const isAboutName = problem.keyword === 'additionalProperties'
    return [
      rule,
      { pointer: problem.path, isAboutName, ...inItsWords(problem), ...unquoted(source, problem) },
    ]

    /** What the schema itself says of the place is plainer than what can be said of any place. */
    function inItsWords({ path, keyword }: StructureProblem): Words {
      if (keyword === 'additionalProperties') return forbidden(path)
      const errorMessage = layersAt(schema, path).find((layer) => keyword in layer)?.errorMessage
      return rule.takesErrorMessage && errorMessage ? { ...words, mend: errorMessage } : words
    }

    function forbidden(path: string): Words {
      const owner = path.slice(0, path.lastIndexOf('/'))
      const known = namesLeft(layersAt(schema, owner), {})
      return unknownName({ pointer: path, known }, (name) => `'${name}' cannot stand here.`)
    }
  })
}

/** Where a document fits its schema, and not what the schema advises. */
export function adviceFaults({ value }: Source, { schema }: DocumentKind): Found[] {
  return adviceOn(schema, value).flatMap((advice): Found[] => {
    const rule = adviceRuleOf(advice)
    const isAboutName = advice.keyword === 'additionalProperties'
    return rule ? [[rule, { pointer: advice.pointer, isAboutName, ...rule.words(advice) }]] : []
  })
}

/** Without what a validator says several times: of each alternative that it misses, of a place it has named already. */
function withoutEchoes(problems: StructureProblem[]): StructureProblem[] {
  const choices = new Set(problems.filter(({ keyword }) => keyword === 'oneOf').map(({ path }) => path))
  const seen = new Set<string>()
  return problems.filter(({ keyword, path }) => {
    const isOfChoice = keyword === 'required' && /\/(yearly|perPay)$/.test(path)
    if (isOfChoice && choices.has(path.slice(0, path.lastIndexOf('/')))) return false
    return !seen.has(path) && seen.add(path)
  })
}
