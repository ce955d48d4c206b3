import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/clients/clients.ts'
import { parseClientLanguage } from '../../src/clients/ClientLanguage.ts'
import { ContractError } from '../../src/contract/ContractError.ts'
import { bilingualDocuments } from '../kit/bilingualClient.ts'

it.each([
  ['nothing', {}, { locale: 'vi', direction: 'ltr' }],
  [
    'everything',
    {
      $schema: 'language.schema.json',
      locale: 'ar-u-nu-latn',
      direction: 'rtl',
      shell: { skip: 'a' },
      steps: { list: ['b', 'c'], plural: { one: 'd', other: 'e' } },
      sections: {},
      note: 'ours',
    },
    {
      locale: 'ar-u-nu-latn',
      direction: 'rtl',
      shell: { skip: 'a' },
      steps: { list: ['b', 'c'], plural: { one: 'd', other: 'e' } },
      sections: {},
    },
  ],
])('A language with %s is accepted, without what the calculator does not read', (_, document, language) => {
  expect(parseClientLanguage('vi', document)).toEqual(language)
})

describe('A language is rejected, with pointers, if', () => {
  it.each<[string, unknown, pointers: string[]]>([
    ['it is a text', 'Hello', ['']],
    ['it is a list', [], ['']],
    ['it is null', null, ['']],
    ['its locale is not a tag', { locale: 'es_MX' }, ['/locale']],
    ['its locale is null', { locale: null }, ['/locale']],
    ['its direction is unknown', { direction: 'down' }, ['/direction']],
    ['a part is a text', { shell: 'Hello' }, ['/shell']],
    ['a part is a list', { steps: ['Hello'] }, ['/steps']],
    ['a part is null', { sections: null }, ['/sections']],
    ['texts are of another type', { shell: { a: 1, b: { c: true } } }, ['/shell/a', '/shell/b/c']],
    ['a list contains a number', { steps: { list: ['a', 1] } }, ['/steps/list/1']],
    ['a list contains an object', { steps: { list: [{}] } }, ['/steps/list/0']],
    ['a name has a slash', { steps: { 'a/b': null } }, ['/steps/a~1b']],
    ['it has more than 200,000 characters', { shell: { a: 'a'.repeat(200_000) } }, ['']],
  ])('%s', (_, document, pointers) => {
    const { issues } = failureOf(() => parseClientLanguage('vi', document))
    expect(issues.map(({ pointer }) => pointer)).toEqual(pointers)
  })

  it('objects are nested too deeply', () => {
    const document: unknown = JSON.parse(`${'{"shell":'.repeat(50_000)}{}${'}'.repeat(50_000)}`)
    const { issues } = failureOf(() => parseClientLanguage('vi', document))
    expect(issues).toEqual([
      { pointer: '/shell'.repeat(10), expected: 'at most 10 levels of objects', found: 'an object (shell)' },
    ])
  })

  it('the name of its file is not a tag, and it has no locale', () => {
    expect(failureOf(() => parseClientLanguage('en-ab-cd', {})).issues[0]?.pointer).toBe('/locale')
  })
})

it('A client with a wrong language is rejected, even if no year lists the language', () => {
  const documents = { ...bilingualDocuments(), 'languages/fr.json': { shell: { skip: 1 } } }
  expect(() => createClient('rivers', new Map(Object.entries(documents)))).toThrow(
    /^rivers\/languages\/fr\.json cannot be served[^]*\/shell\/skip: expected a text/,
  )
})

function failureOf(act: () => unknown): ContractError {
  try {
    act()
  } catch (error) {
    if (error instanceof ContractError) return error
    throw error
  }
  throw new Error('It did not fail')
}
