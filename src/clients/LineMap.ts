import { TextDocument } from 'vscode-languageserver-textdocument'

/** Converts offsets in a text to lines and columns. LF, CR, and CRLF end a line. */
export class LineMap {
  readonly #document: TextDocument

  constructor(text: string) {
    this.#document = TextDocument.create('', '', 0, text)
  }

  /** Lines and columns start at 1; offsets and columns count UTF-16 code units. */
  positionAt(offset: number): { offset: number; line: number; column: number } {
    const { line, character } = this.#document.positionAt(offset)
    return { offset, line: line + 1, column: character + 1 }
  }
}
