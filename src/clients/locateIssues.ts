import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import type { Issue } from '../contract/ContractError.ts'
import { findEncodingError } from '../contract/findEncodingError.ts'
import { parentPointer, parsePointer } from '../contract/pointer.ts'
import { LineMap, type Position } from './LineMap.ts'

export type LocatedIssue = Issue & Partial<Pick<Position, 'line' | 'column'>>

/**
 * Adds lines and columns. The issues of a text that is not JSON get the position and the kind of its first syntax
 * error, and nothing of the text.
 * @throws RangeError for a text that is nested too deeply to walk through.
 */
export function locateIssues(text: string, issues: readonly Issue[]): LocatedIssue[] {
  const lines = new LineMap(text)
  const locate = (issue: Issue, at: number): LocatedIssue => {
    const { line, column } = lines.positionAt(at)
    return { ...issue, line, column }
  }
  const unreadable = findUnreadable(text)
  if (unreadable) {
    const { offset, expected } = unreadable
    return issues.map((issue) => locate({ ...issue, ...(expected && { expected }) }, offset))
  }
  const tree = parseTree(text)
  return issues.map((issue) => locate(issue, offsetOf(issue.pointer, tree)))
}

/** Where a text first differs from JSON in UTF-8, and what is expected there; undefined for JSON in UTF-8. */
function findUnreadable(text: string): { offset: number; expected?: string } | undefined {
  const offset = findEncodingError(text)
  if (offset >= 0) return { offset }
  if (text.startsWith('\uFEFF')) return { offset: 0, expected: 'JSON without a byte order mark' }
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  return first && { offset: first.offset, expected: `JSON (${describeError(first)})` }
}

/** 'property name expected' for PropertyNameExpected. */
function describeError({ error }: ParseError) {
  return printParseErrorCode(error)
    .replaceAll(/\B[A-Z]/g, (capital) => ` ${capital}`)
    .toLowerCase()
}

/** The start of the property or the row; for a missing one, the start of its nearest parent. */
function offsetOf(pointer: string, tree: Node | undefined): number {
  const node = findNode(tree, pointer)
  if (node) return (node.parent?.type === 'property' ? node.parent : node).offset
  return pointer === '' ? 0 : offsetOf(parentPointer(pointer), tree)
}

/**
 * The node that a JSON Pointer leads to; undefined if there is none. For a property that appears twice it is the last
 * one, which is the one that JSON.parse reads; jsonc-parser's findNodeAtLocation returns the first.
 */
export function findNode(tree: Node | undefined, pointer: string): Node | undefined {
  return parsePointer(pointer).reduce<Node | undefined>((node, part) => {
    if (node?.type === 'array') return node.children?.[Number(part)]
    return node?.children?.findLast(({ children }) => children?.[0]?.value === part)?.children?.[1]
  }, tree)
}
