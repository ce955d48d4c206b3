import { expect, it } from 'vitest'
import { answers } from '../../../src/calculator/texts/en/answers.ts'
import { results } from '../../../src/calculator/texts/en/results.ts'
import { terms } from '../../../src/calculator/texts/en/terms.ts'
import { sections } from '../../../src/calculator/texts/en/sections.ts'
import { language } from '../../../src/calculator/texts/languages/es.ts'
import { messageList } from './messageList.ts'

/** Texts of the product's specification, which have its words. */
const specified =
  /^steps\.(results\.contributionLimit|figures|plans\.(outOfPocketExpenses|hsaFunds|payrollDeduction)$|notes\.maximums$)/

const english = messageList({ steps: { ...results, terms, answers }, sections })
const paths = new Set(english.map(({ path }) => path))
const spanish = messageList(language).filter(({ path }) => paths.has(path))

it.each([
  ['paychecks', english, /payroll(?! tax)|premium|salar(y|ies)/i],
  [
    'company money',
    english,
    /company's|company contributes|(from|paid by) (your|the) company|^company \{|employer/i,
  ],
  ['care costs', english, /out.of.pocket(?! maximum)|medical (costs|expenses)|^care \{|^for care$/i],
  ['worst case', english, /worst (?!case|-case)|bad case|at (the )?most/i],
  ['deductible', english, /franchise|threshold/i],
  ['out-of-pocket maximum', english, /out-of-pocket (?!maximum)|(spending|cost) (limit|cap)/i],
  ['copay', english, /co-pay|copayment/i],
  ['cheques de pago', spanish, /(?<!sobre la )nómina|cheques? (?!de pago)/i],
  ['dinero de su empleador', spanish, /empresa|dinero del empleador|empleador \{/i],
  ['gastos médicos', spanish, /gastos de bolsillo|(costos|facturas) médic[oa]s/i],
  ['gasto máximo de bolsillo', spanish, /límite de (bolsillo|gastos)|máximo de gastos/i],
])('the results say "%s", and no other word for it', (_, messages, others) => {
  const found = messages
    .filter(({ path }) => !specified.test(path))
    .filter(({ forms }) => Object.values(forms).some((text) => others.test(text)))
  expect(found).toEqual([])
})
