import type { Found } from './Fault.ts'
import type { Diagnostic } from './Diagnostic.ts'
import { locate } from './locate.ts'
import { LineMap } from '../clients/LineMap.ts'
import { internalError, runRule } from './runRule.ts'
import { JsonDocument } from './source/JsonDocument.ts'
import { syntaxRules } from './source/syntax.ts'
import type { DocumentKind } from './structure/documentKinds.ts'
import { wrongDocument } from './structure/wrongDocument.ts'
import { structureFaults } from './structure/structureFaults.ts'

/** A file and what was found in it up to now. */
export class ClientFile {
  readonly source: JsonDocument
  /** Whether it fits its schema, so that rules on what it says can rely on its type. */
  readonly isSchemaValid: boolean
  #found: Found[] = []

  /** @param kind of a file without one, only the syntax is looked at */
  constructor(path: string, text: string, kind?: DocumentKind) {
    this.source = new JsonDocument(path, text)
    for (const rule of syntaxRules) this.report(runRule(rule, () => rule.check(this.source)))
    const isCertain = this.source.isCertain
    const { broken, advised } =
      kind && isCertain ? structureFaults(this.source, kind) : { broken: [], advised: [] }
    this.report([...broken, ...advised])
    this.isSchemaValid = isCertain && broken.length === 0
  }

  report(found: Found[]) {
    this.#found.push(...found)
  }

  /** Whether it is known to hold the document that it is called after, however much may be wrong with it. */
  get isOfItsKind(): boolean {
    return this.source.isCertain && !this.#found.some(([{ code }]) => code === wrongDocument.code)
  }

  /** Tells of a place by this alone, whatever was found there before. */
  retell(found: Found) {
    const [, { pointer }] = found
    this.#found = [...this.#found.filter(([, fault]) => fault.pointer !== pointer), found]
  }

  /** Internal errors do not count: they say nothing about the file, and other rules still run. */
  get hasErrors(): boolean {
    return this.#found.some(([{ code, severity }]) => severity === 'error' && code !== internalError.code)
  }

  diagnostics(): Diagnostic[] {
    if (this.#found.length === 0) return []
    const lines = new LineMap(this.source.text)
    return this.#found.map((found) => locate(this.source, lines, found))
  }
}
