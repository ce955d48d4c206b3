import { type Node, getNodeValue } from 'jsonc-parser'
import { lineBreak } from '../../clients/LineMap.ts'

/** A member of a list or an object as it is to be written. */
export interface NewMember {
  /** The old member that it replaces, whose comments it keeps. */
  node?: Node
  /** Without comments around it. */
  text: string
}

/** The whitespace before new members and before the closing bracket. */
export interface MemberSpacing {
  beforeMember: string
  beforeClose: string
}

/** A list's item or an object's property, and what is around it. */
interface Member {
  /** The whitespace before it and its comments. */
  gap: string
  /** The comments above it, with the whitespace after them. */
  comments: string
  beforeComma: string
  hasComma: boolean
  /** The comments on the same line. */
  afterComma: string
}

/**
 * Writes a list or an object with other members, or with the same ones in another order. The comments above a member
 * and on its line stay with it.
 */
export function writeMembers(
  text: string,
  container: Node,
  newMembers: NewMember[],
  spacing: MemberSpacing,
): string {
  const { head, members, foot } = readMembers(text, container)
  const old = [...members.values()]
  const open = text[container.offset]!
  const close = text[container.offset + container.length - 1]!
  const firstGap = old[0]?.gap ?? spacing.beforeMember
  const usualGap = lineBreak.test(firstGap) ? spacing.beforeMember : ' '
  const keepsLastComma = old.at(-1)?.hasComma ?? false

  let written = open + (old.length > 0 ? head : head.trimEnd())
  let isInLineComment = endsInLineComment(head)
  const addGap = (gap: string, newLine: string) => {
    written += isInLineComment && !/^[ \t]*[\r\n]/.test(gap) ? newLine : gap
  }
  for (const [index, { node, text: body }] of newMembers.entries()) {
    const member = node && members.get(node)
    const ownGap = member && member !== old[0] ? member.gap : usualGap
    addGap(index === 0 ? firstGap : ownGap, spacing.beforeMember)
    const needsComma = index < newMembers.length - 1 || keepsLastComma
    const { comments = '', beforeComma = '', afterComma = '', hasComma = false } = member ?? {}
    const comma = needsComma ? ',' : ''
    written += comments + body + (hasComma ? beforeComma + comma : comma + beforeComma) + afterComma
    isInLineComment = endsInLineComment(beforeComma + afterComma)
  }
  const isEmpty = newMembers.length === 0 && !hasComment(head + foot)
  if (isEmpty) return open + close
  addGap(old.length > 0 ? foot : spacing.beforeClose, spacing.beforeClose)
  return written + close
}

function readMembers(text: string, { offset, length, children = [] }: Node) {
  const members = new Map<Node, Member>()
  const end = offset + length - 1
  if (children.length === 0) return { head: text.slice(offset + 1, end), members, foot: '' }
  let before = text.slice(offset + 1, children[0]!.offset)
  const head = commentsOnLine(before)
  before = before.slice(head.length)
  for (const [index, node] of children.entries()) {
    const isLast = index === children.length - 1
    const after = text.slice(node.offset + node.length, isLast ? end : children[index + 1]!.offset)
    const comma = indexOfComma(after)
    const hasComma = comma >= 0
    const beforeComma = hasComma ? after.slice(0, comma) : commentsOnLine(after, true)
    const rest = after.slice(hasComma ? comma + 1 : beforeComma.length)
    const afterComma = hasComma ? commentsOnLine(rest) : ''
    const gap = /^\s*/.exec(before)![0]
    members.set(node, { gap, comments: before.slice(gap.length), beforeComma, hasComma, afterComma })
    before = rest.slice(afterComma.length)
  }
  return { head, members, foot: before }
}

/** The parts of a text between members: comments, whitespace, and commas. */
function tokenize(trivia: string): string[] {
  return trivia.match(/\/\/[^\r\n]*|\/\*[\s\S]*?\*\/|,|\s+/g) ?? []
}

function isComment(token: string) {
  return token.startsWith('/')
}

function hasComment(trivia: string) {
  return trivia.includes('/')
}

function endsInLineComment(trivia: string) {
  return hasComment(trivia) && tokenize(trivia).at(-1)!.startsWith('//')
}

function indexOfComma(trivia: string) {
  if (!hasComment(trivia)) return trivia.indexOf(',')
  const tokens = tokenize(trivia)
  const index = tokens.indexOf(',')
  return index < 0 ? -1 : tokens.slice(0, index).join('').length
}

/**
 * The comments up to the end of the line.
 * @param isAtEnd whether nothing follows: without a line break, comments otherwise belong to what follows
 */
function commentsOnLine(trivia: string, isAtEnd = false): string {
  if (!hasComment(trivia)) return ''
  const tokens = tokenize(trivia)
  const end = tokens.findIndex((token) => lineBreak.test(token))
  if (end < 0 && !isAtEnd) return ''
  const onLine = end < 0 ? tokens : tokens.slice(0, end)
  return onLine.slice(0, onLine.findLastIndex(isComment) + 1).join('')
}

/**
 * Finds the old item of a list for each new one: itself, else one with the same value, else the one in its place if
 * that is not used otherwise.
 * @param nodes by list or object of the old value
 */
export function matchItems(
  old: readonly Node[],
  items: readonly unknown[],
  nodes: ReadonlyMap<unknown, Node>,
): (Node | undefined)[] {
  const unused = new Set(old)
  const matches = Array.from<Node | undefined>({ length: items.length })
  const matchBy = (find: (item: unknown, index: number) => Node | undefined) => {
    for (const [index, item] of items.entries()) {
      const node = matches[index] ? undefined : find(item, index)
      if (node && unused.delete(node)) matches[index] = node
    }
  }
  matchBy((item) => nodes.get(item))
  matchBy((item, index) => (old[index] && isScalarWith(old[index], item) ? old[index] : undefined))
  if (unused.size === 0 || matches.every((node) => node)) return matches
  const byValue = new Map<string, Node[]>()
  for (const node of unused) {
    const value = JSON.stringify(getNodeValue(node))
    byValue.set(value, [...(byValue.get(value) ?? []), node])
  }
  matchBy((item) => byValue.get(JSON.stringify(item))?.shift())
  matchBy((_, index) => old[index])
  return matches
}

/** Whether a node is neither a list nor an object, and has a value. */
export function isScalarWith(node: Node, value: unknown): boolean {
  return node.type !== 'array' && node.type !== 'object' && node.value === value
}
