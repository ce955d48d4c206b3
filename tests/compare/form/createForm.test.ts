import { describe, expect, it } from 'vitest'
import { lists } from '../../../src/check/edit/lists.ts'
import { createForm, readPresets, type FormField } from '../../../src/compare/form/createForm.ts'
import { setAt } from '../../../src/workbench/state/setAt.ts'
import { sections } from '../../../src/compare/form/sections.ts'

describe('createForm', () => {
  it('selects properties in their order, with those of them that are required', () => {
    const { fields } = createForm('plans.json', '', ['selfOnlyCap', 'accountMoney'])
    expect(fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['selfOnlyCap', false],
      ['accountMoney', true],
    ])
  })

  it('throws if the schema has nothing at a place', () => {
    expect(() => createForm('plans.json', '/nothing')).toThrow('plans.json has nothing at /nothing')
  })

  it.each([
    ['/client', 'planYear', { control: 'number', isInteger: true, placeholder: 'e.g. 2027' }],
    ['/client', 'displayName', { control: 'line', isTranslatable: true }],
    ['/client', 'url', { control: 'line', isAddress: true }],
    ['/client/nextStep', 'url', { isAddress: true, isHttps: true }],
    ['/client', 'dontTint', { control: 'switch', isOnByDefault: false }],
    ['/client', 'logo', { control: 'group', presence: 'implicit' }],
    ['/features', 'accountExplorer', { isOnByDefault: true }],
    [
      '/scenarios/*',
      'icon',
      {
        control: 'choice',
        choices: expect.arrayContaining([expect.objectContaining({ value: 'sun', title: 'Sun' })]),
      },
    ],
  ])('shows %s/%s of instance.json as %o', (pattern, name, expected) => {
    expect(fieldOf(createForm('instance.json', pattern), name)).toMatchObject(expected)
  })

  it.each([
    ['', 'selfOnlyCap', { control: 'number', isMoney: true }],
    ['', 'coveredMonths', { placeholder: '12 if empty', suffix: 'months' }],
    ['', 'source', { control: 'paragraph' }],
    ['/plans/*', 'account', { presence: 'added', fields: hasField('match', { presence: 'added' }) }],
    ['/plans/*/links', 'drugs', { isAddress: true, isHttps: true }],
    ['/plans/*', 'locations', { control: 'references', references: 'locations' }],
    ['/plans/*/services/*', 'service', { control: 'reference' }],
    ['/plans/*/otherProviders/*', 'payment', { control: 'payment' }],
    ['/plans/*/otherProviders/*', 'except', { control: 'references', references: 'services' }],
  ])('shows %s/%s of plans.json as %o', (pattern, name, expected) => {
    expect(fieldOf(createForm('plans.json', pattern), name)).toMatchObject(expected)
  })

  it('offers no null: an empty field has no property', () => {
    const offered = allFields.flatMap(({ choices = [] }) => choices.map(({ value }) => value))
    expect(offered).not.toContain(null)
  })

  it('describes every field and choice in words without JSON', () => {
    const jargon =
      /\b[Nn]ull\b|\bin quotes\b|\b[Tt]rue\b|\b[Ff]alse\b|left out|\{\}|\.json|instance|\b(?!kB)[a-z]+[A-Z]/
    const texts = allFields.flatMap(({ description = '', choices = [] }) => [
      description,
      ...choices.map(({ meaning = '' }) => meaning),
    ])
    expect(texts.filter((text) => jargon.test(text))).toEqual([])
  })
})

it('readPresets fills the placeholders of snippets in', () => {
  const body = { name: '${1:PPO}', copay: '^${2:25}', icon: '${3|sun,cloud|}', list: ['^${4:0.5}'] }
  expect(readPresets([{ label: 'A', body }])).toEqual([
    { label: 'A', value: { name: 'PPO', copay: 25, icon: 'sun', list: [0.5] } },
  ])
  expect(readPresets(undefined)).toEqual([])
})

it.each([
  ['replaces a value', { a: { b: 1 }, c: 2 }, '/a/b', 3, { a: { b: 3 }, c: 2 }],
  ['removes a value', { a: 1, b: 2 }, '/a', undefined, { b: 2 }],
  ['creates the parents of a value', {}, '/a/0/b', 1, { a: [{ b: 1 }] }],
  ['replaces a parent of another type', { a: 'text' }, '/a/b', 1, { a: { b: 1 } }],
  ['replaces the document', 5, '', { a: 1 }, { a: 1 }],
])('setAt %s', (_, document, pointer, value, expected) => {
  expect(setAt(document, pointer, value)).toEqual(expected)
})

/** Every field of the forms, whether or not a file has it. */
const allFields = sections.flatMap(({ parts }) =>
  parts
    .flatMap((part) => {
      if (part.kind === 'fields') return createForm(part.file, part.at, part.properties)
      if (part.kind === 'question') return createForm('instance.json', '/features', [part.feature])
      if (part.kind === 'grid') return []
      return createForm(lists[part.list].source, `/${part.list}/*`, part.properties)
    })
    .flatMap(({ fields }) => fields.flatMap(withParts)),
)

function withParts(field: FormField): FormField[] {
  return [
    field,
    // A payment is one text.
    ...(field.control === 'payment' ? [] : field.fields.flatMap(withParts)),
    ...(field.control === 'list' ? withParts(field.item!) : []),
  ]
}

function fieldOf({ fields }: FormField, name: string) {
  return fields.find((field) => field.name === name)
}

function hasField(name: string, expected: object): unknown {
  return expect.arrayContaining([expect.objectContaining({ name, ...expected })])
}
