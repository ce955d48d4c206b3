import { describe, expect, it, test } from 'vitest'
import type { Schema } from '../../../src/contract/schemaKeywords.ts'
import { checkClients } from '../../../src/check/checkClients.ts'
import { schemaErrors } from './schemaFiles.ts'
import { filled, resolveVariables, snippets } from './snippets.ts'

const mostChoices = 6

test.each(snippets)('"$label" fits where $schema#$offeredAt offers it, with every choice', (snippet) => {
  for (let choice = 0; choice < mostChoices; choice += 1)
    expect(schemaErrors(snippet.schema, filled(snippet.body, choice), snippet.offeredAt)).toEqual([])
})

describe.each(['A client without questions', 'A client with every feature'])('%s', (label) => {
  const documents = new Map([
    ['keys.json', wholeDocument('keys', "Clients' keys")],
    ['zephyr/instance.json', wholeDocument('instance', label)],
    ['zephyr/plans.json', wholeDocument('plans', label)],
  ])

  it('has no problems in its snippets', () => {
    const files = new Map([...documents].map(([path, document]) => [path, JSON.stringify(document)]))
    expect(checkClients(files)).toEqual([])
  })
})

describe.each(snippets.filter(({ offeredAt }) => offeredAt === ''))('$label of $schema', ({ body }) => {
  const { $schema: address = '', ...own } = Object.fromEntries(
    Object.entries(body as Schema).map(([name, value]) => [resolveVariables(name), value]),
  )

  it("has a placeholder for each of the client's own texts and amounts, numbered from the top", () => {
    for (const [at, value] of leaves(own))
      if (isClientSpecific.test(at)) expect(`${at} ${JSON.stringify(value)}`).toContain('${')
    const numbers = [...JSON.stringify(own).matchAll(/\$\{(\d+)/g)].map(([, number]) => Number(number))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })
})

/** Matches the paths of values that differ between clients and plans, except for the ids that both documents share. */
const isClientSpecific =
  /^client|display(Name|Text)?$|(locations|salaryBands).*name$|statement$|factor$|[yY]early|copay$|coinsurance$|plans.*(individual|family)$|companyMoney/

function leaves(value: unknown, at = ''): [at: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[at, value]]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, at ? `${at}/${key}` : key))
}

test('The plans document has a price snippet for every service snippet, with the same id and name', () => {
  expect(servicesOffered('plans')).toEqual(servicesOffered('instance'))
  expect(servicesOffered('plans').length).toBeGreaterThan(10)
})

test('The services of a plan have the same payment snippets as payments', () => {
  const offeredAt = (at: string) => snippets.filter((snippet) => snippet.offeredAt === at)
  const rows = offeredAt('/$defs/servicePayments/items').map(({ label, body }) => {
    const { payment } = filled(body) as { payment: unknown }
    return { label, payment }
  })
  const payments = offeredAt('/$defs/payment').map(({ label, body }) => ({ label, payment: filled(body) }))
  expect(rows).toEqual(payments)
})

function servicesOffered(name: string) {
  return snippets
    .filter(({ schema, offeredAt }) => schema === name && offeredAt === '/properties/services/items')
    .map(({ body }) => filled(body) as { id: string; name: string })
    .map(({ id, name: text }) => ({ id, text }))
}

function wholeDocument(name: string, wanted: string) {
  return filled(
    snippets.find(({ schema, offeredAt, label }) => schema === name && offeredAt === '' && label === wanted)
      ?.body,
  )
}
