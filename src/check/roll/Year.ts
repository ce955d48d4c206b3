import type { YearFile } from '../../contract/clientFiles.ts'
import { ContractError } from '../../contract/ContractError.ts'
import { parseInstance, type Instance } from '../../contract/instance.ts'
import { parsePlans, type PlansDocument } from '../../contract/plans.ts'
import { languagesOf, localize } from '../../contract/languages.ts'
import { UsageError } from '../files/UsageError.ts'
import type { YearTexts, YearValues } from '../../contract/yearDocuments.ts'

/** The documents of a plan year, with texts in the client's first language. */
export interface Year {
  instance: Instance
  plans: PlansDocument
  /** The documents with the texts in every language, as the files have them. */
  sources: YearValues
}

/** A value that usually changes from one plan year to the next. */
export interface YearlyValue {
  /** Identifies the value in every year, also if the lists have another order there. */
  id: string
  /** What the value belongs to: "PPO Plan, Under $65,000". */
  place: string
  text: string
  /** The value to compare, which `text` may summarize. */
  value: unknown
  file: YearFile
  pointer: string
}

/** @throws UsageError if a document has errors */
export function readYear(texts: YearTexts): Year {
  const sources = {
    'instance.json': readJson(texts, 'instance.json'),
    'plans.json': readJson(texts, 'plans.json'),
  }
  const [first] = languagesOf(sources['instance.json'])
  const inFirst = (name: YearFile) => localize(sources[name], name, first, first).document
  return {
    instance: orUsageError('instance.json', () => parseInstance(inFirst('instance.json'))),
    plans: orUsageError('plans.json', () => parsePlans(inFirst('plans.json'))),
    sources,
  }
}

function readJson(texts: YearTexts, name: YearFile): unknown {
  return orUsageError(name, () => JSON.parse(texts[name]) as unknown)
}

function orUsageError<T>(name: YearFile, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof ContractError)) throw error
    throw new UsageError(`${name} has errors. Fix them first.`)
  }
}
