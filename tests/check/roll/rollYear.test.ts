import { parse } from 'jsonc-parser'
import { describe, expect, it, test } from 'vitest'
import { checkClients } from '../../../src/check/checkClients.ts'
import { rollYear } from '../../../src/check/roll/rollYear.ts'
import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import { isSampled } from '../../kit/fullRun.ts'
import { replaced, sampleNames, sampleTexts } from '../sampleTexts.ts'
import { valueAt } from '../../../src/contract/pointer.ts'
import { clientFiles } from '../sample.ts'

/** What the check finds in a year of a client. */
function problemsIn(year: YearTexts) {
  const files = Object.entries(year).map(([name, text]) => [`client/${name}`, text] as const)
  return checkClients(new Map([['keys.json', '{ "keys": { "key": "client" } }'], ...files])).map(
    ({ rule }) => rule,
  )
}

describe.each(sampleNames.filter(isSampled))('%s in a new year', (client) => {
  it('has only warnings of its current year, of legal limits, or of a passed deadline', () => {
    const yearly = ['aca-maximum', 'hdhp-maximum', 'hdhp-deductible', 'hsa-money', 'deadline-date']
    const known = new Set([...problemsIn(sampleTexts(client)), ...yearly])
    const found = problemsIn(rollYear(sampleTexts(client), 2028).texts)
    expect(found.filter((rule) => !known.has(rule))).toEqual([])
  })

  it('differs only in plan year, $schema, and legal limits', () => {
    const { texts } = rollYear(sampleTexts(client), 2026)
    const before = sampleTexts(client)
    const instance = parse(texts['instance.json']) as { $schema: string; client: { planYear: number } }
    expect(instance.$schema).toBe('../../../../schemas/v1/instance.schema.json')
    expect(instance.client.planYear).toBe(2026)
    const ignored = /"(\$schema|planYear|selfOnlyCap)": .*/g
    expect(texts['instance.json'].replaceAll(ignored, '')).toBe(
      before['instance.json'].replaceAll(ignored, ''),
    )
    const plans = (text: string) => ({
      ...(parse(text) as object),
      $schema: '',
      selfOnlyCap: 0,
      contributionLimits: [],
    })
    expect(plans(texts['plans.json'])).toEqual(plans(before['plans.json']))
  })
})

describe('Legal limits', () => {
  it('are those published for the year', () => {
    const { texts, updated, warnings } = rollYear(sampleTexts('pelican'), 2026)
    expect(updated).toEqual([
      'Plan year: 2027 → 2026',
      'ACA limit for one person: $12,000 → $10,600',
      'HSA contribution limit: $4,500 → $4,400 for an employee alone, $9,000 → $8,750 for others',
    ])
    expect(warnings).toEqual([])
    expect(parse(texts['plans.json'])).toMatchObject({ selfOnlyCap: 10_600 })
  })

  it('get a row for the year, with the catch-up of the year before', () => {
    const before = sampleTexts('alder')
    const rolled2026 = {
      ...before,
      'plans.json': replaced(
        replaced(replaced(before['plans.json'], '"year": 2027', '"year": 2026'), '4500', '4400'),
        '9000',
        '8750',
      ),
    }
    const { texts, updated } = rollYear(rolled2026, 2027)
    expect(parse(texts['plans.json'])).toMatchObject({
      contributionLimits: [
        { year: 2026, account: 'HSA', self: 4400, family: 8750 },
        { year: 2027, account: 'HSA', self: 4500, family: 9000, catchUp: { age: 55, amount: 1000 } },
      ],
    })
    expect(updated).toContain(
      'HSA contribution limit: $4,400 → $4,500 for an employee alone, $8,750 → $9,000 for others',
    )
  })

  it('stay, with a sentence, in a year without published ones', () => {
    const { texts, warnings } = rollYear(sampleTexts('alder'), 2028)
    expect(warnings).toEqual([
      'The ACA limit for one person is not known for 2028. $12,000 stays until you replace it.',
      'The HSA contribution limit is not known for 2028, so the results show none until you add it.',
    ])
    expect(parse(texts['plans.json'])).toMatchObject({ selfOnlyCap: 12_000 })
  })

  it('are reported if a deductible is now too low', () => {
    const before = sampleTexts('alder')
    const deductible = /("account": \{\s*"type": "HSA")/
    expect(before['plans.json']).toMatch(deductible)
    const low = before['plans.json'].replace(
      /("deductible": \{\s*"individual": )\d+(,\s*"family": )\d+(,\s*"kind": )"\w+"(?=(?:(?!displayName)[^])*"type": "HSA")/,
      '$11700$23400$3"aggregate"',
    )
    const { warnings } = rollYear({ ...before, 'plans.json': low }, 2027)
    expect(warnings.join('\n')).toMatch(/deductible must be at least \$1,750 in 2027/)
  })
})

test('keeps comments and formatting', () => {
  const before = sampleTexts('fernhill')
  const spaced = replaced(before['plans.json'], '"accountMoney": "capped"', '"accountMoney"  :  "capped"')
  expect(rollYear({ ...before, 'plans.json': spaced }, 2028).texts['plans.json']).toContain(
    '"accountMoney"  :  "capped"',
  )
})

test('keeps $schema if the year comes from the folder of another year', () => {
  const before = sampleTexts('marlow/2028')
  const { texts } = rollYear(before, 2029, true)
  expect(texts['plans.json']).toBe(before['plans.json'])
})

test('keeps a $schema that does not depend on the folder', () => {
  const before = sampleTexts('fernhill')
  const text = before['instance.json'].replace(/"\$schema": ".*"/, '"$schema": "https://example.com/a.json"')
  const { texts } = rollYear({ ...before, 'instance.json': text }, 2028)
  expect(texts['instance.json']).toContain('"$schema": "https://example.com/a.json"')
})

it.each(['instance.json', 'plans.json'] as const)('refuses a %s with errors', (name) => {
  for (const text of ['{', '{}'])
    expect(() => rollYear({ ...sampleTexts('alder'), [name]: text }, 2028)).toThrow(
      `${name} has errors. Fix them first.`,
    )
})

describe('A client in several languages', () => {
  const files = clientFiles((instance, plans) => {
    instance.client.languages = ['en', 'es']
    instance.client.contact = { text: { en: 'Questions?', es: '¿Preguntas?' }, url: 'https://example.com' }
    instance.scenarios[0].summary = { en: 'A usual year', es: 'Como en 2027' }
    instance.scenarios[1].summary = { en: 'As in 2027', es: 'Un año normal' }
    plans.plans[0].displayName = { en: 'Rich Plan', es: 'Plan completo' }
    plans.plans[1].deductible = { individual: 1700, family: 3400, kind: 'aggregate' }
    plans.plans[1].displayName = { en: 'Lean Plan', es: 'Plan básico' }
  })
  const before: YearTexts = {
    'instance.json': files.get('ours/instance.json')!,
    'plans.json': files.get('ours/plans.json')!,
  }
  const { texts, warnings, checklist } = rollYear(before, 2027 + 1)
  const listed = checklist
    .filter(({ title }) => title === 'Names and texts')
    .map(({ place, text, containsOldYear }) => `${place}: ${text}${containsOldYear ? ' (old year)' : ''}`)

  test('a new year keeps the texts in every language', () => {
    expect(texts['plans.json']).toContain('"es": "Plan completo"')
    expect(valueAt(JSON.parse(texts['instance.json']), '/client/languages')).toEqual(['en', 'es'])
  })

  test('the checklist has the names in every language', () => {
    expect(listed).toEqual(
      expect.arrayContaining([
        'Plan name: Rich Plan',
        'Plan name in Spanish: Plan completo',
        'Contact: Questions?',
        'Contact in Spanish: ¿Preguntas?',
      ]),
    )
  })

  test('the checklist has the texts of any language that contain the old year', () => {
    expect(listed).toEqual(
      expect.arrayContaining([
        'Scenarios 1, summary in Spanish: Como en 2027 (old year)',
        'Scenarios 2, summary: As in 2027 (old year)',
      ]),
    )
    expect(listed.join()).not.toContain('Un año normal')
  })

  test('warnings name plans in the first language', () => {
    const rolled = rollYear(before, 2027)
    expect([...warnings, ...rolled.warnings].join()).toContain('Lean Plan: ')
  })
})
