import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseSync, Visitor, type ESTree } from 'vite'

const calculator = join(import.meta.dirname, '../../src/calculator')

const sourceFiles = readdirSync(calculator, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.startsWith('texts'),
)

/** What a function finds in files of the calculator, after the name of the file. */
const findInFiles = (files: string[], find: (file: string, source: string) => string[]) =>
  files.flatMap((file) =>
    find(file, readFileSync(join(calculator, file), 'utf8')).map((found) => `${file}: ${found}`),
  )

describe('The calculator', () => {
  it('has no text outside the catalog', () => {
    expect(findInFiles(sourceFiles, findTexts)).toEqual([])
  })

  it.each([
    ["const columns = [{ title: 'Plan' }]", ['Plan']],
    ["const notice = isLate ? 'Took too long' : undefined", ['Took too long']],
    ['const bar = <p aria-label={`Your ${plan}`} />', ['Your ']],
    ["class Failure extends Error { constructor() { super('The call failed') } }", []],
    ["const control = target.closest('a, button, label')", []],
    ["const isClosed = key === 'Escape'", []],
  ])('scanned as %s has the texts %j', (code, texts) => {
    expect(findTexts('probe.tsx', code)).toEqual(texts)
  })
})

describe('Formats of the calculator', () => {
  // The rules write numbers as in the United States in every language, as the specification says.
  const files = sourceFiles.filter((file) => !file.startsWith('rules'))

  it('have no fixed or implicit locale', () => {
    expect(findInFiles(files, findFixedLocales)).toEqual([])
  })

  it.each([
    ["new Intl.DateTimeFormat('en-US')", ['Intl.DateTimeFormat']],
    ['new Intl.PluralRules(undefined)', ['Intl.PluralRules']],
    ["date.toLocaleDateString('en-US')", ['toLocaleDateString']],
    ["'a'.localeCompare('b', locale)", []],
    ['amount.toLocaleString(locale, options)', []],
    ['new Intl.DateTimeFormat(language.locale)', []],
  ])('%s has these fixed locales: %j', (code, found) => {
    expect(findFixedLocales('probe.tsx', code)).toEqual(found)
  })
})

describe('Sentences of the calculator', () => {
  it('are whole', () => {
    expect(findInFiles(sourceFiles, findGluedTexts)).toEqual([])
  })

  it.each([
    ['const a = `${texts.care}: ${amount}`', ['${texts.care}: ${amount}']],
    ['const a = `${amount}${texts.more}`', ['${amount}${texts.more}']],
    ['const a = amount + stepTexts.plans.more({ amount })', ['amount + stepTexts.plans.more({ amount })']],
    ['const a = `${texts.whole} ${texts.other({ amount })}`', []],
    ['const a = ` ${texts.whole}`', []],
  ])('%s has these glued ones: %j', (code, found) => {
    expect(findGluedTexts('probe.tsx', code)).toEqual(found)
  })
})

/** Finds the names of the formatting calls whose locale is literal or left to the browser. */
function findFixedLocales(file: string, code: string) {
  const found: string[] = []
  const visit = ({ callee, arguments: args }: ESTree.CallExpression | ESTree.NewExpression) => {
    const name = code.slice(callee.start, callee.end).replace(/^.*\.(?=toLocale|localeCompare)/s, '')
    const isFormat = /^(?:Intl\.[A-Z]\w+|toLocale\w*String|localeCompare)$/.test(name)
    const locale = args[name === 'localeCompare' ? 1 : 0]
    const written = locale ? code.slice(locale.start, locale.end) : 'undefined'
    if (isFormat && /^(?:undefined|\[?\s*['"`].*)$/s.test(written)) found.push(name)
  }
  new Visitor({ CallExpression: visit, NewExpression: visit }).visit(parseSync(file, code).program)
  return found
}

/** Finds texts of the catalog that are put together with values. Other languages order the parts differently. */
function findGluedTexts(file: string, code: string) {
  const found: string[] = []
  const write = ({ start, end }: { start: number; end: number }) => code.slice(start, end)
  const isText = (part: ESTree.Node) => /^(?:\w*T|t)exts\./.test(write(part))
  new Visitor({
    TemplateLiteral(node) {
      const words = node.quasis.some(({ value }) => value.raw.trim() !== '')
      const { expressions } = node
      if (expressions.some(isText) && (words || !expressions.every(isText)))
        found.push(write(node).slice(1, -1))
    },
    BinaryExpression(node) {
      if (node.operator === '+' && (isText(node.left) || isText(node.right))) found.push(write(node))
    },
  }).visit(parseSync(file, code).program)
  return found
}

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
    BinaryExpression: ({ operator, left, right }) =>
      [left, right].filter(({ type }) => operator.endsWith('==') && type === 'Literal').forEach(skip),
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
