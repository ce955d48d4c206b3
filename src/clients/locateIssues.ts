import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import type { Issue } from '../contract/ContractError.ts'
import { firstUnreadable } from '../contract/encoding.ts'
import { partsOf } from '../contract/pointer.ts'

/** A issue and where it is in its file: line and column from 1, in UTF-16 code units. */
export interface LocatedIssue extends Issue {
  line?: number
  column?: number
}

/**
 * The issues with their lines and columns. Of what is no JSON they say where it ceases to be, and in the parser's
 * words how, which hold nothing of the text.
 * @throws RangeError for a text that is nested too deeply to be gone through.
 */
export function locateIssues(text: string, issues: readonly Issue[]): LocatedIssue[] {
  const unread = unreadAt(text)
  if (unread) return issues.map((issue) => ({ ...issue, ...unread.words, ...placeOf(text, unread.offset) }))
  const tree = parseTree(text)
  return issues.map((issue) => ({ ...issue, ...placeOf(text, offsetOf(issue.pointer, tree)) }))
}

function unreadAt(text: string): { offset: number; words?: Pick<Issue, 'expected'> } | undefined {
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

/** Where the property begins, or the entry of a list; of what is not there, what should hold it. */
function offsetOf(pointer: string, tree: Node | undefined): number {
  let node = tree
  for (const part of partsOf(pointer)) {
    const inner: Node | undefined = node && valueIn(node, part)
    if (!inner) break
    node = inner
  }
  return (node?.parent?.type === 'property' ? node.parent : node)?.offset ?? 0
}

/** Of a property that stands there twice, the last, as JSON.parse has it. */
function valueIn({ type, children = [] }: Node, part: string): Node | undefined {
  if (type === 'array') return children[Number(part)]
  return children.findLast(({ children: [name] = [] }) => name?.value === part)?.children?.[1]
}

function placeOf(text: string, offset: number) {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/)
  return { line: lines.length, column: lines.at(-1)!.length + 1 }
}
