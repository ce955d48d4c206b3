import { findUnit } from '../amountUnits.ts'
import { findPayer, isOtherInsurance, isOutsideTopic, type Payer } from './matchBenefit.ts'
import { isOutOfNetwork } from './networks.ts'

interface Heading {
  /** In the sheet. */
  index: number
  text: string
  indent: number
  payer: Payer
  /** The payer that applied before the heading. */
  payerAbove: Payer
  /** Whether the rows below it are indented. It ends before a row that is not. */
  hasIndentedRows: boolean
}

/** The headings above a line of a benefits table, and who pays below them. */
export class Headings {
  /** The payer that a title or the last heading with a payer names. */
  payer: Payer
  /** Whether the last line is a heading. */
  isOpen = false
  /** The headings without a row below them yet. */
  readonly unused = new Set<Heading>()
  #headings: Heading[] = []

  constructor(payer: Payer) {
    this.payer = payer
  }

  get texts(): string[] {
    return this.#headings.map(({ text }) => text)
  }

  /** Adds a heading below another one, or instead of those that end before it. */
  add(line: Pick<Heading, 'index' | 'text'>, indent: number, payer: Payer = findPayer(line.text)): Heading {
    // A cost below the terms of other insurance can be what that costs.
    const isCost = findUnit(line.text) !== undefined && !/\b(?:medical|health)\b/i.test(line.text)
    if (!this.isOpen)
      this.#keep(
        (each) => (each.hasIndentedRows && each.indent < indent) || (isCost && isOtherInsurance(each.text)),
      )
    const heading = { ...line, indent, payer, payerAbove: this.payer, hasIndentedRows: false }
    this.#headings.push(heading)
    // What is out of network says nothing about other rows.
    if (!this.texts.some(isOutOfNetwork)) this.payer = payer ?? this.payer
    this.isOpen = true
    return heading
  }

  /** Continues the heading in the line above, if its parenthesis is open. @returns whether it does */
  continue(text: string): boolean {
    const last = this.#headings.at(-1)
    if (!this.isOpen || !last || !/\([^)]*$/.test(last.text)) return false
    last.text = `${last.text} ${text}`
    return true
  }

  /** Takes the heading in the line above, which is the first line of the words of a row. */
  takeLast(): string {
    const last = this.#headings.pop()
    if (last) this.unused.delete(last)
    return last?.text ?? ''
  }

  /** Ends the headings that are not about a row. */
  startRow(words: string, indent: number): void {
    this.#keep(
      (each) =>
        !(each.hasIndentedRows && indent <= each.indent) &&
        (words === '' || !isOutsideTopic(words, each.text)),
    )
    let inner = indent
    for (const heading of this.#headings.toReversed()) {
      this.unused.delete(heading)
      heading.hasIndentedRows ||= heading.indent < inner
      inner = heading.indent < inner ? heading.indent : 0
    }
    this.isOpen = false
  }

  /** The payer of a heading that ends, such as “Deductible (you pay)”, is not that of the rows after it. */
  #keep(isKept: (heading: Heading) => boolean) {
    const isEnding = (each: Heading) =>
      !isKept(each) && (each.hasIndentedRows || isOutsideTopic('', each.text))
    const first = this.#headings.findIndex(isEnding)
    const kept = this.#headings.slice(first + 1).filter((each) => isKept(each) && each.payer)
    if (first !== -1) this.payer = kept.at(-1)?.payer ?? this.#headings[first]!.payerAbove
    this.#headings = this.#headings.filter(isKept)
  }
}
