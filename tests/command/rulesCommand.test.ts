import { describe, expect, it, test } from 'vitest'
import { allRules } from '../../src/check/allRules.ts'
import { mediplan } from '../../src/command/mediplan.ts'
import { checkClients } from '../../src/check/checkClients.ts'
import { clientFiles } from '../check/sample.ts'
import { prepareClientsFolder, run } from './clientsFolder.ts'

prepareClientsFolder()

it('explains a warning: why it matters, an example, how to fix it, and how to accept it', async () => {
  expect(await mediplan(['rules', 'coinsurance-like-a-fraction'])).toBe(0)
  expect(run.output).toBe(`coinsurance-like-a-fraction (warning)
A percentage is written as 20, not as 0.2.

Why: 0.2 is a fifth of a percent, so the service is almost free.

Fails:
  "coinsurance": 0.2

Fixed:
  "coinsurance": 20

If it is intended, accept it in accepted.json, next to keys.json, with the reason:
  { "lakeshore/plans.json": { "coinsurance-like-a-fraction": "Why it is intended." } }
`)
})

it('says that errors and warnings about accepted.json cannot be accepted', async () => {
  await mediplan(['rules', 'wrong-type'])
  expect(run.output).toContain('An error cannot be accepted')
  await mediplan(['rules', 'needless-acceptance'])
  expect(run.output).toContain('cannot be accepted.\n')
})

describe('An unknown rule', () => {
  it.each([
    ['coinsurence-like-a-fraction', " Did you mean 'coinsurance-like-a-fraction'?"],
    ['similar-to-no-rule-at-all', ''],
  ])('%s', async (name, question) => {
    expect(await mediplan(['rules', name])).toBe(2)
    expect(run.output).toBe(`There is no rule '${name}'.${question} List them all with: mediplan rules\n`)
  })
})

test('explains every rule in sentences, with an example and its fix', () => {
  for (const { why, fails, passes } of allRules) {
    expect(why ?? '.').toMatch(/\.$/)
    expect(fails).not.toBe(passes)
  }
})

describe('The example of a rule breaks it, and the fixed example does not:', () => {
  const property = /^"(\w+)": (?:-?[\d.]+|"[^"]*"|true|false)$/
  const examples = allRules.flatMap(({ code, fails, passes }) => {
    const [, name] = property.exec(fails) ?? []
    return name !== undefined && property.exec(passes)?.[1] === name ? [{ code, name, fails, passes }] : []
  })

  /** The rules that report a client in which one property with that name is replaced by an example. */
  const rulesReportedFor = (name: string, example: string) => {
    const files = clientFiles((_, plans) => {
      plans.payPeriods = 26
      plans.scenarios[0].uses[0].perAdult = 1
      plans.surcharges = [{ id: 'tobacco', perPay: 46 }]
    })
    return [...files].flatMap(([path, text]) =>
      [...text.matchAll(new RegExp(`"${name}": (?:-?[\\d.]+|"[^"]*"|true|false)`, 'g'))].flatMap(
        ({ 0: found, index }) => {
          const changed = text.slice(0, index) + example + text.slice(index + found.length)
          return checkClients(new Map(files).set(path, changed)).map(({ rule }) => rule)
        },
      ),
    )
  }

  it.each(examples)('$code', ({ code, name, fails, passes }) => {
    expect(rulesReportedFor(name, fails)).toContain(code)
    expect(rulesReportedFor(name, passes)).not.toContain(code)
  })

  it('for many rules', () => {
    expect(examples.length).toBeGreaterThan(15)
  })
})
