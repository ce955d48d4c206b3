import { TextDocument } from 'vscode-languageserver-textdocument'

export interface Position {
  /** From 0, in UTF-16 code units. */
  offset: number
  /** From 1. */
  line: number
  /** From 1, in UTF-16 code units. */
  column: number
}

/** Ends a line, as in the Language Server Protocol, VS Code, and jsonc-parser: a lone \r does too. */
export const lineBreak = /\r\n|\r|\n/

export class LineMap {
  readonly #document: TextDocument

  constructor(text: string) {
    this.#document = TextDocument.create('', '', 0, text)
  }

  positionAt(offset: number): Position {
    const { line, character } = this.#document.positionAt(offset)
    return { offset, line: line + 1, column: character + 1 }
  }
}
