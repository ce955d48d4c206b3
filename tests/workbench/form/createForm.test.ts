import type { RJSFSchema } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import { createForm } from '../../../src/workbench/form/schema/createForm.ts'
import { plainWords } from '../../../src/workbench/form/schema/plainWords.ts'
import { readPresets } from '../../../src/workbench/form/schema/snippets.ts'

describe('createForm', () => {
  it('returns the same object each time, because rjsf processes each new object', () => {
    expect(createForm('plans.json', '', ['source'])).toBe(createForm('plans.json', '', ['source']))
  })

  it('selects properties in their order, with those of them that are required', () => {
    const { schema } = createForm('plans.json', '', ['selfOnlyCap', 'accountMoney'])
    expect(Object.keys(schema.properties!)).toEqual(['selfOnlyCap', 'accountMoney'])
    expect(schema.required).toEqual(['accountMoney'])
  })

  it('throws if the schema has nothing at a place', () => {
    expect(() => createForm('plans.json', '/nothing')).toThrow('plans.json has nothing at /nothing')
  })

  it.each([
    ['/client', 'planYear', { 'ui:widget': 'number', 'ui:placeholder': 'e.g. 2027' }],
    ['/client', 'displayName', { 'ui:widget': 'line' }],
    ['/client', 'dontTint', { 'ui:widget': 'switch' }],
    ['/client', 'logo', { 'ui:options': { presence: 'implicit' } }],
    ['/features', 'accountExplorer', { 'ui:options': { isOnByDefault: true } }],
    [
      '/scenarios/*',
      'icon',
      { 'ui:widget': 'choice', 'ui:enumNames': expect.arrayContaining(['Sun', 'Baby']) },
    ],
    ['/scenarios/*', 'uses', { 'ui:field': 'list', 'ui:options': { isShownIfPresent: true } }],
  ])('shows %s/%s of instance.json with %o', (pattern, name, expected) => {
    expect(createForm('instance.json', pattern).uiSchema[name]).toMatchObject(expected)
  })

  it.each([
    ['', 'selfOnlyCap', { 'ui:widget': 'number', 'ui:options': { prefix: '$' } }],
    ['', 'coveredMonths', { 'ui:placeholder': '12 if empty', 'ui:options': { suffix: 'months' } }],
    ['', 'source', { 'ui:widget': 'paragraph' }],
    ['/plans/*', 'payment', { 'ui:field': 'payment', coinsurance: { 'ui:options': { suffix: '%' } } }],
    [
      '/plans/*',
      'account',
      { 'ui:options': { presence: 'added' }, match: { 'ui:options': { presence: 'added' } } },
    ],
    ['/plans/*', 'locations', { 'ui:field': 'references', 'ui:options': { references: 'locations' } }],
    ['/plans/*/services/*', 'service', { 'ui:widget': 'reference' }],
  ])('shows %s/%s of plans.json with %o', (pattern, name, expected) => {
    expect(createForm('plans.json', pattern).uiSchema[name]).toMatchObject(expected)
  })

  it('has plain optional fields for values that can be null, and no defaults, conditions, or references', () => {
    for (const pattern of ['/client', '/features', '/scenarios/*', '/surcharges/*'])
      visit(createForm('instance.json', pattern).schema, (schema) => {
        expect([schema.type].flat()).not.toContain('null')
        expect(schema.enum ?? []).not.toContain(null)
        expect(Object.keys(schema)).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/^\$|allOf|default/)]),
        )
      })
  })

  it('describes every field in words without JSON', () => {
    const jargon = /\bnull\b|\bin quotes\b|\bTrue\b|\bFalse\b|\.json|\b(?!kB)[a-z]+[A-Z]/
    const descriptions: string[] = []
    for (const [file, pattern] of [
      ['instance.json', '/client'],
      ['instance.json', '/features'],
      ['instance.json', '/scenarios/*'],
      ['plans.json', '/plans/*'],
      ['plans.json', ''],
    ] as const)
      for (const part of Object.values(
        createForm(file, pattern).schema.properties as Record<string, RJSFSchema>,
      ))
        visit(part, ({ description = '' }) => descriptions.push(description))
    expect(descriptions.filter((text) => jargon.test(text))).toEqual([])
  })
})

describe('plainWords', () => {
  it.each([
    ['With false, null, or no value, they are not asked.', 'When off, they are not asked.'],
    ['Write text in quotes, or null for none.', 'Write text, or leave it empty.'],
    ['True shows the button. False when left out.', 'Shows the button.'],
  ])('makes of “%s” “%s”', (text, plain) => {
    expect(plainWords(text)).toBe(plain)
  })
})

it('readPresets fills the placeholders of snippets in', () => {
  const body = { name: '${1:PPO}', copay: '^${2:25}', icon: '${3|sun,cloud|}', list: ['^${4:0.5}'] }
  expect(readPresets([{ label: 'A', body }])).toEqual([
    { label: 'A', value: { name: 'PPO', copay: 25, icon: 'sun', list: [0.5] } },
  ])
  expect(readPresets(undefined)).toEqual([])
})

function visit(schema: RJSFSchema, check: (schema: RJSFSchema) => void): void {
  check(schema)
  for (const part of Object.values((schema.properties ?? {}) as Record<string, RJSFSchema>))
    visit(part, check)
  if (schema.items) visit(schema.items as RJSFSchema, check)
}
