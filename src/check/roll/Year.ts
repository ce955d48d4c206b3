import type { YearFile } from '../../contract/clientFiles.ts'
import { ContractError } from '../../contract/ContractError.ts'
import { parseInstance, type Instance } from '../../contract/instance.ts'
import { parsePlans, type PlansDocument } from '../../contract/plans.ts'
import { UsageError } from '../files/UsageError.ts'

import type { YearTexts } from '../../contract/yearDocuments.ts'

export interface Year {
  instance: Instance
  plans: PlansDocument
}

/** @throws UsageError if a document has errors */
export function readYear(texts: YearTexts): Year {
  return {
    instance: read(texts, 'instance.json', parseInstance),
    plans: read(texts, 'plans.json', parsePlans),
  }
}

function read<T>(texts: YearTexts, name: YearFile, parse: (document: unknown) => T): T {
  try {
    return parse(JSON.parse(texts[name]))
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof ContractError)) throw error
    throw new UsageError(`${name} has errors. Fix them first.`)
  }
}
