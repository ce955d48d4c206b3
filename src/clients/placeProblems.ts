import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import type { Problem } from '../contract/check.ts'
import { firstUnreadable } from '../contract/encoding.ts'
import { ownerOf } from '../contract/pointer.ts'
import { findNode } from './findNode.ts'
import { LineMap } from './LineMap.ts'

/** A problem and where it is in its file: line and column from 1, in UTF-16 code units. */
export interface PlacedProblem extends Problem {
  line?: number
  column?: number
}

/**
 * The problems with their lines and columns. Of what is no JSON they say where it ceases to be, and in the parser's
 * words how, which hold nothing of the text.
 * @throws RangeError for a text that is nested too deeply to be gone through.
 */
export function placeProblems(text: string, problems: readonly Problem[]): PlacedProblem[] {
  const lines = new LineMap(text)
  const placeAt = (offset: number) => {
    const { line, column } = lines.positionAt(offset)
    return { line, column }
  }
  const unread = unreadAt(text)
  if (unread) return problems.map((problem) => ({ ...problem, ...unread.words, ...placeAt(unread.offset) }))
  const tree = parseTree(text)
  return problems.map((problem) => ({ ...problem, ...placeAt(offsetOf(problem.path, tree)) }))
}

function unreadAt(text: string): { offset: number; words?: Pick<Problem, 'expected'> } | undefined {
  const offset = firstUnreadable(text)
  if (offset >= 0) return { offset }
  if (text.startsWith('\uFEFF')) return { offset: 0, words: { expected: 'JSON without a byte order mark' } }
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  return first && { offset: first.offset, words: { expected: `JSON (${wordsOf(first)})` } }
}

/** 'property name expected' of PropertyNameExpected. */
function wordsOf({ error }: ParseError) {
  return printParseErrorCode(error)
    .replaceAll(/\B[A-Z]/g, (capital) => ` ${capital}`)
    .toLowerCase()
}

/** The offset of the property or list entry; if there is none, of the closest ancestor. */
function offsetOf(pointer: string, tree: Node | undefined): number {
  const node = findNode(tree, pointer)
  if (!node) return pointer === '' ? 0 : offsetOf(ownerOf(pointer), tree)
  return (node.parent?.type === 'property' ? node.parent : node).offset
}
