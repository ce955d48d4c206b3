import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseSync, Visitor, type ESTree } from 'vite'
import { findRejectedFiles } from './findRejectedFiles.ts'

const root = join(import.meta.dirname, '../..')

describe('The linter', () => {
  let rejected: string[] = []

  const literals = {
    child: '<p>Your plan</p>',
    expression: "<p>{'Your plan'}</p>",
    template: '<p>{`Your ${plan}`}</p>',
    ariaLabel: '<p aria-label="Your plan" />',
    alt: '<img alt="Your plan" />',
    title: '<p title="Your plan" />',
    placeholder: '<input placeholder="Your plan" />',
  }

  beforeAll(async () => {
    const examples = Object.entries({ ...literals, entry: '<p className="soft">{plan} </p>' })
    const files = ['shell', 'steps/results', 'ui', 'texts/en'].flatMap((part) =>
      examples.map(
        ([name, jsx]) =>
          [
            `src/calculator/${part}/${name}.tsx`,
            `export function probe(plan: string) {\n  return <div data-plan={plan}>${jsx}</div>\n}\n`,
          ] as const,
      ),
    )
    rejected = await findRejectedFiles(new Map(files), 'jsx-no-literals')
  })

  it.each(Object.keys(literals))('rejects literal text in JSX: %s', (name) => {
    for (const part of ['shell', 'steps/results', 'ui'])
      expect(rejected).toContain(`src/calculator/${part}/${name}.tsx`)
  })

  it('accepts JSX without literal text, and all texts in the catalog', () => {
    expect(rejected.filter((file) => file.includes('/entry.') || file.includes('/texts/'))).toEqual([])
  })
})

describe('The calculator', () => {
  const files = readdirSync(join(root, 'src/calculator'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('texts'),
  )

  it.each(files)('has no text in %s outside the catalog', (file) => {
    expect(findTexts(file, readFileSync(join(root, 'src/calculator', file), 'utf8'))).toEqual([])
  })

  it.each([
    ["const columns = [{ title: 'Plan' }]", ['Plan']],
    ["const notice = isLate ? 'Took too long' : undefined", ['Took too long']],
    ['const limit = <Limit hint={`Up to ${limit} dollars`} />', ['Up to ']],
    ["setPageTitle('Not Available')", ['Not Available']],
    ["throw new Error('The forms have no $ref')", []],
    ["class Failure extends Error { constructor() { super('The call failed') } }", []],
    ["console.warn('The value cannot be sent')", []],
    ["const control = target.closest('a, button, label')", []],
    ['const row = <tr className="soft wide" data-kind="radio" />', []],
  ])('scanned as %s has the texts %j', (code, texts) => {
    expect(findTexts('probe.tsx', code)).toEqual(texts)
  })
})

/** Calls whose arguments only developers or the browser read. */
const notRead = /^(?:console|\w*Error|closest|matches|querySelector|querySelectorAll|useMediaQuery)$/

/** Attributes whose words only the browser reads. */
const markup = new Set<unknown>(['className', 'rel'])

/** Finds the strings that look like text for people: several words, or a capitalized one. */
function findTexts(file: string, code: string) {
  const texts: { at: number; text: string }[] = []
  const skipped: { start: number; end: number }[] = []
  const add = (at: number, text: string) => {
    if (/\p{L}[\p{L}'’]*[,.:;…]? +\p{L}|^\p{Lu}\p{Ll}+\b/u.test(text)) texts.push({ at, text })
  }
  const skip = ({ start, end }: ESTree.Node) => skipped.push({ start, end })
  const skipCall = (node: ESTree.CallExpression | ESTree.NewExpression) => {
    if (notRead.test(nameOf(node.callee))) node.arguments.forEach(skip)
  }
  new Visitor({
    CallExpression: skipCall,
    NewExpression: skipCall,
    ImportDeclaration: skip,
    ExportNamedDeclaration: ({ source }) => void (source && skip(source)),
    TSLiteralType: skip,
    JSXAttribute: (node) => void (markup.has(node.name.name) && skip(node)),
    Literal: ({ start, value }) => void (typeof value === 'string' && add(start, value)),
    TemplateElement: ({ start, value }) => add(start, value.raw),
    JSXText: ({ start, value }) => add(start, value),
  }).visit(parseSync(file, code).program)
  return texts
    .filter(({ at }) => !skipped.some(({ start, end }) => start <= at && at < end))
    .map(({ text }) => text)
}

function nameOf(callee: ESTree.CallExpression['callee']): string {
  if (callee.type === 'Super') return 'Error'
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression') return ''
  if (callee.object.type === 'Identifier' && callee.object.name === 'console') return 'console'
  return callee.property.type === 'Identifier' ? callee.property.name : ''
}
