import { fileName, isYearFile } from '../contract/clientFiles.ts'
import { LineMap } from '../clients/LineMap.ts'
import { defaultLanguage } from '../contract/languages.ts'
import type { Diagnostic } from './Diagnostic.ts'
import { locate } from './locate.ts'
import { internalError, runRule } from './runRule.ts'
import { JsonDocument } from './source/JsonDocument.ts'
import { syntaxRules } from './source/syntaxRules.ts'
import { checkStructure } from './structure/checkStructure.ts'
import type { DocumentKind } from './structure/SchemaViolation.ts'
import { wrongDocument } from './structure/wrongDocument.ts'
import type { RuleDiagnostic } from './UnlocatedDiagnostic.ts'

/** A file with its diagnostics. */
export class ClientFile {
  readonly document: JsonDocument
  /** Whether the document has the type that its schema describes, which rules rely on. */
  readonly isSchemaValid: boolean
  #diagnostics: RuleDiagnostic[] = []

  /**
   * @param kind without it, checks only the syntax
   * @param language the client's first language, in which rules see the texts
   */
  constructor(path: string, text: string, kind?: DocumentKind, language: string = defaultLanguage) {
    const file = fileName(path)
    this.document = new JsonDocument(path, text, kind && isYearFile(file) ? { file, language } : undefined)
    for (const rule of syntaxRules) this.report(runRule(rule, () => rule.check(this.document)))
    const { isJsonc } = this.document
    const { errors, warnings } =
      kind && isJsonc ? checkStructure(this.document, kind) : { errors: [], warnings: [] }
    this.report([...errors, ...warnings])
    this.isSchemaValid = isJsonc && errors.length === 0
  }

  report(diagnostics: RuleDiagnostic[]) {
    this.#diagnostics.push(...diagnostics)
  }

  /** Reports a diagnostic instead of those with the same pointer. */
  replaceAtPointer(diagnostic: RuleDiagnostic) {
    const others = this.#diagnostics.filter(({ pointer }) => pointer !== diagnostic.pointer)
    this.#diagnostics = [...others, diagnostic]
  }

  /** Whether it can be parsed and is not another kind of document. It can still have errors. */
  get hasExpectedKind(): boolean {
    return this.document.isJsonc && !this.#diagnostics.some(({ rule }) => rule.code === wrongDocument.code)
  }

  /** Internal errors do not count: they say nothing about the file, and other rules still run. */
  get hasErrors(): boolean {
    return this.#diagnostics.some(({ rule }) => rule.severity === 'error' && rule.code !== internalError.code)
  }

  diagnostics(): Diagnostic[] {
    if (this.#diagnostics.length === 0) return []
    const lines = new LineMap(this.document.text)
    return this.#diagnostics.map((diagnostic) => locate(this.document, lines, diagnostic))
  }
}
