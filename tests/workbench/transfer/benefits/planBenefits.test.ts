import { describe, expect, it } from 'vitest'
import { editYear } from '../../../../src/check/edit/editYear.ts'
import { typicalValues } from '../../../../src/check/typicalValues.ts'
import type { PlansDocument } from '../../../../src/contract/plans.ts'
import {
  countCells,
  summarizeBenefits,
  type BenefitsDecisions,
  type PlannedCell,
} from '../../../../src/workbench/transfer/benefits/BenefitsPlan.ts'
import type { ValueDecision, ValueQuestion } from '../../../../src/workbench/transfer/ImportPlan.ts'
import { readPlans } from '../../../../src/workbench/tables/readDocument.ts'
import { fc, slowCases } from '../../../kit/fc.ts'
import { findBenefitsSheet } from '../../../../src/workbench/transfer/benefits/matchBenefits.ts'
import { parsePastedTable } from '../../../../src/workbench/transfer/parsePastedTable.ts'
import { toSheet } from '../../../../src/workbench/transfer/sheet.ts'
import { readSample, toValues } from '../../tables/sampleYears.ts'
import { fernhill, importBenefits, lakeshore, marlow, withTypicalPayments } from './brochures.ts'

/** What a cell becomes, in a few words. */
function describeCell({ status, after, reason, questions }: PlannedCell) {
  if (status === 'imported') return after.join(' / ')
  return status === 'skipped' ? `skipped: ${reason}` : (questions[0]?.message ?? 'question')
}

/** What the cells of a table become, by row. */
function describeRows(sample: string, text: string, decisions?: Partial<BenefitsDecisions>) {
  return importBenefits(sample, text, decisions).plan.rows.map(({ cells }) =>
    cells.map(describeCell).join(' | '),
  )
}

const titles = 'Benefit\tCore Plan\tPremier Plan'

const asks = (text: string) => `“${text}” does not say whether the deductible comes first.`

/** A sample client whose plans have other names. @param count of the plans whose names are typical, all by default */
function withTypicalNames(names: readonly string[], count = names.length) {
  const texts = readSample('fernhill')
  const document = JSON.parse(texts['plans.json']) as PlansDocument
  const plans = document.plans.map((each, index) => ({ ...each, displayName: names[index]! }))
  const typical = { plans: plans.slice(0, count).map(({ key, displayName }) => ({ key, displayName })) }
  return { ...texts, 'plans.json': JSON.stringify({ ...document, plans, typical }) }
}

describe('The import of a benefits table', () => {
  it('reads a copied spreadsheet: pairs of amounts, two services in a row, company money, and payroll', () => {
    const { plan } = importBenefits('fernhill', fernhill)
    expect(summarizeBenefits(plan)).toBe('45 cells: 40 imported, 3 questions, 2 skipped.')
    expect(plan.rows.map(({ cells }) => cells.map(describeCell).join(' | '))).toEqual([
      '$750 / $1,500 | $300 / $600 | $2,000 / $4,000',
      '$4,000 / $8,000 | $2,500 / $5,000 | $5,000 / $10,000',
      'deductible, then 20% | deductible, then 10% | deductible, then 20%',
      'skipped: noAccount | skipped: noAccount | $500 / $1,000',
      'no charge | no charge | no charge',
      '$25 / $40 | $20 / $35 | deductible, then 20%',
      '$50 | $40 | deductible, then 20%',
      '$250, waived with Day in hospital | $200, waived with Day in hospital | deductible, then 20%',
      '$10 | $10 | deductible, then 20%',
      '$35 | $30 | deductible, then 20%',
      'question | question | question',
      '$1,440 | $2,000 | $720',
      '$3,000 | $4,200 | $1,600',
      '$2,600 | $3,600 | $1,300',
      '$4,400 | $6,200 | $2,300',
    ])
    expect(plan.payroll).toEqual({ unit: 'yearly', doubt: undefined })
  })

  it('reads columns that spaces align, with headings, labels on two lines, and what the plan pays', () => {
    expect(describeRows('marlow', marlow)).toEqual([
      '$3,400 | $600',
      '$6,800 | $1,200',
      '$6,000 | $4,200',
      '$12,000 | $8,400',
      'deductible, then 20% | deductible, then 20%',
      'deductible, then 20% | $30',
      'deductible, then 20% | $300, waived with Day in hospital',
      'deductible, then 20% | no charge',
      // The client has no CT scan.
      'question | question',
      'question | question',
    ])
  })

  it('reads Markdown, and skips what is out of network', () => {
    expect(describeRows('lakeshore', lakeshore)).toEqual([
      '$500 | skipped: outOfNetwork | $2,000 | skipped: outOfNetwork',
      '$1,000 | skipped: outOfNetwork | $4,000 | skipped: outOfNetwork',
      '$25 | skipped: outOfNetwork | deductible, then 20% | skipped: outOfNetwork',
      '$40 | skipped: outOfNetwork | deductible, then 20% | skipped: outOfNetwork',
      '$10 | skipped: outOfNetwork | deductible, then 20% | skipped: outOfNetwork',
      '$35 | skipped: outOfNetwork | deductible, then 20% | skipped: outOfNetwork',
      'question | skipped: outOfNetwork | question | skipped: outOfNetwork',
    ])
  })

  it.each([
    [
      'Deductible\t$500 individual, $1,000 family\tFamily: $600 Individual: $300',
      '$500 / $1,000 | $300 / $600',
    ],
    ['Deductible\tNone\t$0', '$0 | $0'],
    ['Deductible\t$600 employee only / $1,200 all others\t$300 / $600', '$600 / $1,200 | $300 / $600'],
    ['Deductible (embedded)\t$500/$1,000\t$300 per person / $600 per family', '$500 / $1,000 | $300 / $600'],
    [
      'Deductible\t$500\t',
      '“$500” does not say which amount is for one person and which for a family. Write both, such as $1,500 / $3,000.',
    ],
    ['Individual deductible\t$500 family\t', expect.stringContaining('family')],
    ['Generic / Preferred brand\t$10 / $35\t$10/$30', '$10 / $35 | $10 / $30'],
    [
      'Generic / Preferred brand\t20% after deductible\t$10 / $30 / $60',
      expect.stringMatching(
        /^deductible, then 20% \| “\$10 \/ \$30 \/ \$60” is not one value for each of these/,
      ),
    ],
    ['Coinsurance\t20%\t', '“20%” does not say whether the deductible comes first.'],
    ['Urgent care\t$200, then 15%\t', '“$200, then 15%” does not say whether the deductible comes first.'],
    ['Urgent care\t25%, max $250\t', '“25%, max $250” does not say whether the deductible comes first.'],
    [
      'Deductible, individual / family\tNone\t$500 / $1,000\nUrgent care\t25%, max $250\t$40',
      expect.stringMatching(/; 25%, at most \$250 \| \$40$/),
    ],
    ['Most you pay in a year, one person\t$2,500\t$4,000', '$2,500 | $4,000'],
    ['Deductible (one/family)\t$300 / $600\t$900 / $1,800', '$300 / $600 | $900 / $1,800'],
    ['Urgent care, 30 visits a year\t$35\t$50', '$35, up to 30 visits | $50, up to 30 visits'],
    ['Deductible\t$500 / $1,000\t$300 you / $600 family\nYou / family\t\t', '$500 / $1,000 | $300 / $600'],
    ['Deductible\n(you / family)\t$500 / $1,000\t$300 / $600', '$500 / $1,000 | $300 / $600'],
    ['Deductible (family / individual)\t$900 / $300\t$300 you / $600 family', '$300 / $900 | $300 / $600'],
    ['Out-of-pocket maximum\nFamily or single\t$900, $300\t$0', '$300 / $900 | $0'],
    ['Rx deductible\t$90 / $30\t\n(fam/ind)\t\t', '$30 / $90'],
    ['Employer HSA funding (your family/employee)\t$900/$500\t', '$500 / $900'],
    [
      'Deductible\t$900 / $300\t',
      expect.stringContaining('does not say which amount is for one person and which for a family'),
    ],
    ['Delivery of a baby\t$350\t$500', '$350 | $500'],
    ['What you pay each month\nEmployee only\t$10\t$20', '$10 × 12 = $120 | $20 × 12 = $240'],
    ['HSA contribution (you / family)\tnothing\t– / –', 'skipped: noAccount | skipped: noAccount'],
    ['HSA contribution\tno\tn/a', 'skipped: noAccount | skipped: noAccount'],
    ['Deductible kind\tn/a\tEmbedded', 'skipped: notApplicable | Embedded'],
    [
      'You pay after deductible\nUrgent care\t$200, then 15%\t$40',
      'deductible, then $200, then 15% | deductible, then $40',
    ],
    [
      'Urgent care\t$200, then 15% after deductible\t$40',
      expect.stringMatching(/^Does the deductible or the copay come first\?.* \| \$40$/),
    ],
    ['You pay after deductible\nUrgent care\t20%\t$40', 'deductible, then 20% | deductible, then $40'],
    ['Deductible waived\nUrgent care\t20%\tno charge', 'no deductible, then 20% | no charge'],
    ['The plan pays\nUrgent care\t15%\t', 'Does the plan or the member pay 15%?'],
    [
      'Coinsurance (plan pays)\t80% after deductible\t90% after deductible',
      'deductible, then 20% | deductible, then 10%',
    ],
    ['Urgent care (deductible waived)\t$50\t$40', 'no deductible, then $50 | no deductible, then $40'],
    ['Urgent care, out of network\t$50\t$40', 'skipped: outOfNetwork | skipped: outOfNetwork'],
    ['Urgent care\t$50\t$40\nUrgent care center\t$60\t$40', '$50 | $40; question | question'],
    ['Employee contributions\nEmployee only\t$10\t$20', 'question | question'],
    [
      'Employee contributions per paycheck\nEmployee only\t$10\t$20',
      expect.stringMatching(/^\$10 per paycheck cannot be converted, because/),
    ],
    ['Your cost per year (you / family)\t$100 / $240\t$240 family, $100 you', '$100 / $240 | $100 / $240'],
    ['Employee contributions per year\nFamily / you\t$240/$100\t$0', '$100 / $240 | $0'],
    ['Employee contributions per year\nEmployee / family\t$240\t$300', '$240 | $300'],
    ['Account: requires HSA/own money first\tYes\tNo', 'Yes | skipped: noAccount'],
    ['Monthly vision cost\nFamily\t$5\t$6', 'question | question'],
    ['Vision\nExam\t\t$5\nMonthly cost\nFamily\t$5\t$6', 'question; question | question'],
    ['Vision\nExam\t\t$5\nMonthly medical cost\nFamily\t$5\t$6', 'question; $5 × 12 = $60 | $6 × 12 = $72'],
    [
      'Monthly premiums\nFamily\t$9\t$9\nMonthly employer contribution\nFamily\t$8\t$8\nMonthly employee contribution\nFamily\t$1\t$1',
      'question | question; question | question; $1 × 12 = $12 | $1 × 12 = $12',
    ],
    [
      'Deductible, 2-person\t$1,000\t',
      expect.stringContaining('does not say which amount is for one person'),
    ],
    [
      'Deductible\t$1,500 per person, up to $4,500 per family\t$1 (self-only) / $3 (family)',
      '$1,500 / $4,500 | $1 / $3',
    ],
    ['Deductible\tup to $1 / $2\t', expect.stringMatching(/^“up to” in “up to \$1 \/ \$2” is not clear\./)],
    ['Urgent care\t$50 or so\t$40', expect.stringMatching(/^“or so” is not clear.* \| \$40$/)],
  ])('The row “%s” becomes the values or a question', (row, expected) => {
    expect(describeRows('fernhill', `${titles}\n${row}`).join('; ')).toEqual(expected)
  })

  it.each([
    [
      'Individual deductible\t\t\nIn-network\t$500\t$300\nOut-of-network\t$1,500\t$1,300',
      '$500 | $300; skipped: outOfNetwork | skipped: outOfNetwork',
    ],
    ['Prescription drugs\t\t\nIn-network\t$10\t$10', 'question | question'],
    ['In-network\t$10\t$10', 'question | question'],
    ['Coinsurance\t20% after deductible\t\nLab test\t20%\t', `deductible, then 20%; ${asks('20%')}`],
    ['Services not subject to deductible\t\t\nLab test\t$25\t', 'no deductible, then $25'],
    [
      'Copays are not subject to the deductible\t\t\nLab test\t$25\t15%',
      `no deductible, then $25 | ${asks('15%')}`,
    ],
    [
      'Urgent care\t$25*\t30%\nLab test\t20%\t20%\n* Deductible waived',
      `no deductible, then $25 | ${asks('30%')}; ${asks('20%')} | ${asks('20%')}`,
    ],
    [
      'Prescription drugs (after deductible on HSA plan)\t\t\nGeneric\t$10\t',
      expect.stringMatching(/^“Prescription drugs \(.*\)” does not say clearly whether .* before “\$10”\.$/),
    ],
    [
      'Prescription drugs (HSA plan: after deductible)\t\t\nGeneric\t$10\t',
      expect.stringContaining('does not say clearly'),
    ],
    [
      'Urgent care\t$253\t$40\nIndividual deductible\t$5003\t$300\n3 Combined with drugs.',
      '“$253” can end with the number of a note. | $40; “$5003” can end with the number of a note. | $300',
    ],
    ['Member coinsurance\t20\t', '“20” can be 20% or $20.'],
  ])('The row “%s” is not read as something else', (row, expected) => {
    expect(describeRows('fernhill', `${titles}\n${row}`).join('; ')).toEqual(expected)
  })

  it('asks about a percentage in a plan with an HSA, wherever the deductible is mentioned', () => {
    const table = 'Benefit\tCore Plan\tConsumer Plan with HSA\nLab test\t20% AD\t20% AD\nMRI\t20%\t20%'
    expect(describeRows('fernhill', table).at(-1)).toBe(`20% | ${asks('20%')}`)
  })

  it.each([
    ['Company HSA money (per month)\t$50 / $100', '$600 / $1,200'],
    ['Monthly HSA contribution\t\nSingle\t$50', '$600'],
    [
      'Employee cost per month\t\nEmployee only\t$20\nCompany HSA money\t$500 / $900',
      '$20 × 12 = $240; $500 / $900',
    ],
    ['Company HSA money (quarterly)\t$125 / $250', expect.stringMatching(/^Remove “quarterly”/)],
    ['Company HSA money (per month)\t$0', '$0'],
  ])('reads how often the company puts money into an account: “%s”', (row, expected) => {
    const rows = describeRows('fernhill', `Benefit\tConsumer Plan with HSA\n${row}`)
    expect(rows.join('; ')).toEqual(expected)
  })

  it('accepts what a number is before it asks about the deductible', () => {
    const table = `${titles}\nUrgent care\t20%\t$201, then 30%\n1 For each visit.`
    const askWith = (answers: readonly (readonly [string, ValueDecision])[]) => {
      const { plan } = importBenefits('fernhill', table, { values: new Map(answers) })
      return plan.rows[0]!.cells[1]!.questions
    }
    const [{ key, message }] = askWith([]) as [ValueQuestion]
    expect(message).toBe('“$201, then 30%” can end with the number of a note.')
    const messageAfter = (decision: ValueDecision) => askWith([[key, decision]]).at(-1)!.message
    expect(messageAfter({ kind: 'suggestion', text: '$20, then 30%' })).toBe(asks('$20, then 30%'))
    expect(messageAfter({ kind: 'accept' })).toBe(asks('$201, then 30%'))
  })

  it.each([
    ['Emergency room (in- or out-of-network)\t$250\t$200', '$250 | $200'],
    ['ER (same in-network and out-of-network)\t$250\t20% AD', '$250 | deductible, then 20%'],
    ['Primary / Specialist (in or out of network)\t$25 / $40\t$20', '$25 / $40 | $20'],
    ['Deductible, individual (In-Network / Out-of-Network)\t$500 / $1,000\t$300', '$500 | $300'],
    ['Deductible, individual (Out-of-Network / In-Network)\t$500 / $1,000\t$300', '$1,000 | $300'],
    ['Deductible (individual / family), In / Out\t$1/$2; $3/$4\tNone', '$1 / $2 | $0'],
    ['In / Out of network\nPrimary care\t$25 / 40%\t$20 / Not covered', '$25 | $20'],
    ['Primary care\tIn: $25 / Out: 40%\t$25 INN; 40% OON', '$25 | $25'],
    ['Deductible\t$4/$8 in-network; $8/$9 out-of-network\tNone', '$4 / $8 | $0'],
    ['Primary care\t$25/visit\t$25 / visit\nAmounts are listed as in-network/out-of-network', '$25 | $25'],
    ['Primary care\t$25/50%\tno charge\nAmounts are listed as in-network/out-of-network', '$25 | no charge'],
  ])('reads the value in the network from “%s”', (row, expected) => {
    const { plan } = importBenefits('fernhill', `${titles}\n${row}`)
    expect(plan.rows.map(({ cells }) => cells.map(describeCell).join(' | '))).toEqual([expected])
    expect(plan.leftOut).toEqual([])
  })

  it.each([
    ['In-Network / Out-of-Network\tCore Plan\tPremier Plan', ''],
    ['Benefit\tCore Plan (In-Network/Out-of-Network)\tPremier Plan INN/OON', ''],
    [titles, '\nAmounts are shown as in-network / out-of-network'],
  ])('reads two amounts below “%s”, with the note “%s”, as those in and out of the network', (head, note) => {
    const rows = 'Deductible\t$500 / $1,000\t$3 single/$6 family\nPrimary care\t$25 / 40%\t$20'
    const pay = 'Employee contributions per year\nEmployee / family\t$240 / $500\t'
    const { plan } = importBenefits('fernhill', `${head}\n${rows}\n${pay}${note}`, {
      listsOutOfNetwork: true,
    })
    expect(plan.columns.map(({ title }) => title)).toEqual(['Core Plan', 'Premier Plan'])
    expect(plan.rows.map(({ cells }) => cells.map(describeCell))).toEqual([
      [expect.stringContaining('“$500” does not say which amount is for one person'), '$3 / $6'],
      ['$25', '$20'],
      ['$240 / $500'],
    ])
    expect(plan.leftOut).toEqual(['Primary care: Core Plan (out of network) 40%'])
  })

  it.each([
    ['Deductible (in- and out-of-network combined)', '$1 individual / $2 family', '$1 / $2'],
    ['Deductible, individual / family (in-network / out-of-network)', '$1 / $1', '$1'],
    ['Primary care / Specialist (in-network / out-of-network)', '$1 / $2', '$1 / $2'],
  ])('asks whether two values of “%s” are those of networks', (words, suggestion, expected) => {
    const text = `${titles}\n${words}\t$1 / $2\t`
    const [question] = importBenefits('fernhill', text).plan.rows[0]!.cells[0]!.questions
    expect(question!.message).toMatch(/^“\$1 \/ \$2” can be in and out of the network, or/)
    expect(question!.suggestions.map((each) => each.text)).toContain(suggestion)
    const values = new Map([[question!.key, { kind: 'suggestion', text: suggestion } as const]])
    expect(describeRows('fernhill', text, { values })).toEqual([expected])
  })

  it.each(['$200, then 15%', '15% after $200'])('asks where the deductible comes in “%s”', (text) => {
    const { plan } = importBenefits('fernhill', `${titles}\nUrgent care\t${text}\t`)
    const [{ suggestions, isAcceptable }] = plan.rows[0]!.cells[0]!.questions as [ValueQuestion]
    expect(isAcceptable).toBe(true)
    expect(suggestions.map((each) => each.text)).toEqual([
      'deductible, then $200, then 15%',
      '$200, then deductible, then 15%',
    ])
  })

  it('reads titles on two lines, and a heading only for the rows that are part of it', () => {
    const { plan } = importBenefits(
      'fernhill',
      `
\tCore Plan\tPremier Plan
\t\twith HSA
------\t\t
Out-of-pocket maximum\t\t
Individual\t$4,000\t$5,000
Specialist visit\t$40\t$50
Employee contributions per paycheck\t\t
\tCore Plan\tPremier Plan
Employee only\t\t
`.slice(1),
    )
    expect(plan.columns.map(({ title }) => title)).toEqual(['Core Plan', 'Premier Plan with HSA'])
    expect(plan.rows.map(({ context, words, fields }) => [context, words, ...fields])).toEqual([
      ['Out-of-pocket maximum', 'Individual', 'outOfPocketMaximum individual'],
      ['', 'Specialist visit', 'service "specialist"'],
      ['Employee contributions per paycheck', ''],
    ])
  })

  it('reads footnotes about the deductible, and only in the cells with their mark', () => {
    const { plan } = importBenefits(
      'fernhill',
      `${titles}\nSpecialist visit\t10%*\t15%\nUrgent care*\t$60\t$50\nLab test\t20%†\t$5\n* After the deductible.\n† See page 4`,
    )
    expect(plan.rows.map(({ cells }) => cells.map(describeCell))).toEqual([
      ['deductible, then 10%', '15%'],
      ['deductible, then $60', 'deductible, then $50'],
      [expect.stringContaining('“†” is not clear.'), '$5'],
    ])
    expect(plan.notes.map(({ text }) => text)).toEqual(['† See page 4'])
  })

  it.each([
    ['Drugs\tConsumer Plan with HSA\tCore Plan\tPremier Plan\nGeneric\t$5\t$6\t$7', '$6 | $7 | $5'],
    ['Benefit\tPremier Plan\tConsumer Plan with HSA\nGeneric\t$5\t$6', '$5 | $6'],
    ['\tPremier\tCore\nGeneric\t$5\t$6', '$6 | $5'],
    ['Benefit\tCore Plan\tGold PPO\nGeneric\t$5\t$6', '$5 | question'],
    [
      '\tPremier Plan\t\tCore Plan\n\tIn\tOut\tINN\tOON\nGeneric\t$5\t50%\t$6\t40%',
      '$6 | $5 | skipped: outOfNetwork | skipped: outOfNetwork',
    ],
    ['\nDental Plans\tBasic Dental\tCore Dental\nGeneric\t$5\t$6', 'question | question'],
    // The names of networks above their own plans.
    ['Provider network\tCore network\tPremier network\nGeneric\t$5\t$6', '$5 | $6'],
  ])('reads the rows below “%s” with these titles', (below, expected) => {
    const rows = describeRows(
      'fernhill',
      `${titles}\tConsumer Plan with HSA\nUrgent care\t$1\t$2\t$3\n${below}`,
    )
    expect([rows[0], rows.at(-1)]).toEqual(['$1 | $2 | $3', expected])
  })

  it('takes the first titles for those of the table, even if later ones have more plans', () => {
    const text = `${titles}\nUrgent care\t$1\t$2\nBenefit\tConsumer Plan with HSA\tPremier Plan\tCore Plan\nGeneric\t$3\t$4\t$5`
    const heading = 'skipped: heading | skipped: heading | skipped: heading'
    expect(describeRows('fernhill', text)).toEqual(['$1 | $2', heading, '$5 | $4 | $3'])
  })

  it.each([
    [
      '\tCore Plan\t\tPremier Plan\t\n\tCurrent\t2027\tCurrent\t2027',
      [undefined, undefined, undefined, undefined],
    ],
    ['\tCore Plan 2026\tCore Plan 2027\tPremier Plan\t', [undefined, undefined, 1]],
    ['\tCore Plan\t\tPremier Plan\t\n\tTier 1 (Domestic)\tTier 2\t\t', [undefined, undefined, 1]],
    ['\tCore Plan\tCore Plan Plus\tPremier Plan\t', [0, undefined, 1]],
    ['\tCore Plan\t\tPremier Plan\t\n\tIn\tOut\tINN\tOON', [0, undefined, 1, undefined]],
    [
      '\tCore Plan\t\tPremier Plan\t\n\tIn-Network You Pay\tOut-of-Network You Pay\tIn-Network You Pay\tOut-of-Network You Pay',
      [0, undefined, 1, undefined],
    ],
  ])('takes one column for each plan of the titles “%s”, or asks', (head, expected) => {
    const { plan } = importBenefits('fernhill', `${head}\nUrgent care\t$1\t$2\t$3\t`)
    expect(plan.columns.map(({ decision }) => decision)).toEqual(expected)
    expect(plan.rows.map(({ words }) => words)).toEqual(['Urgent care'])
  })

  it.each([
    'Benefit\tCore Plan\tPremier Plan (after deductible)',
    'Benefit\tCore Plan\tPremier Plan†\n† After deductible',
    `${titles}\n\tYou pay\tAfter deductible, you pay`,
    `${titles}\nOffice visits\tYou pay\tAfter the deductible, you pay`,
  ])('takes what “%s” says about the deductible for one plan', (head) => {
    const { plan } = importBenefits(
      'fernhill',
      `${head}\nPreventive care\tNo charge\tNo charge\nPrimary care\t$25\t$30\nUrgent care\tNo charge\t10%\nLab test\t$5\tNo charge`,
    )
    expect(plan.columns.map(({ title }) => title)).toEqual(['Core Plan', 'Premier Plan'])
    expect(plan.rows.slice(-4).map(({ cells }) => cells.map(describeCell).join(' | '))).toEqual([
      'no charge | no charge',
      '$25 | deductible, then $30',
      'no charge | deductible, then 10%',
      '$5 | deductible, then no charge',
    ])
  })

  it('reads who pays from the titles of columns', () => {
    const text = '\tCore Plan\t\n\tPlan pays\tYou pay\nLab test\t80%, no deductible\t20%, no deductible'
    const read = (column: number) =>
      describeRows('fernhill', text, {
        columns: new Map<number, number | 'skip'>([
          [1, 'skip'],
          [2, 'skip'],
          [column, 0],
        ]),
      })
    expect([1, 2].map(read)).toEqual([
      ['no deductible, then 20% | skipped: column'],
      ['skipped: column | no deductible, then 20%'],
    ])
  })

  it('takes names above the word “plan” for the titles', () => {
    const { plan } = importBenefits('fernhill', '\tCore\tPremier\n\tplan\tplan\nSpecialist visit\t$40\t$50')
    expect(plan.columns.map(({ title }) => title)).toEqual(['Core plan', 'Premier plan'])
    expect(plan.rows.map(({ words }) => words)).toEqual(['Specialist visit'])
  })

  it.each([
    ['$750 single', '$1,500 family', '$750 / $1,500'],
    ['$1,500 /', '$3,000', '$1,500 / $3,000'],
    ['$750', '', '“$750” does not say which amount is for one person and which for a family.'],
  ])('reads “%s” and “%s” on the next line as one cell', (first, second, expected) => {
    const table = [
      ['Benefit', 'Core Plan', 'Consumer Plan', 'Premier Plan'],
      ['HSA contribution', '-', first, '-'],
      ['', '', second, ''],
      ['', '', '', ''],
      ['Urgent care', '$40', '$50', '$60'],
    ]
    const lines = table.map((cells) => cells.map((text) => text.padEnd(20)).join(''))
    const [row, ...others] = describeRows('fernhill', lines.join('\n'))
    expect(row).toContain(`skipped: noAccount | ${expected}`)
    expect(others).toEqual(['$40 | $50 | $60'])
  })

  it('reads percentages as a title, heading, or row says who pays, until another one says it', () => {
    const text = `What the plan pays\n${titles}
Urgent care\t80% after deductible\t$30, then 100%
Your share\t\t
Hospital\t\t
Emergency room\t20% after deductible\t$200
The plan pays\t\t
Office visits\t\t
Specialist visit\t70% after deductible\t$40`
    expect(describeRows('fernhill', text)).toEqual([
      'deductible, then 20% | $30',
      'deductible, then 20% | $200',
      'deductible, then 30% | $40',
    ])
  })

  it('reads headings in the middle of a line', () => {
    const text = `\tCore Plan\tPremier Plan\n\n\tWHAT THE PLAN PAYS\t
Urgent care\t80% after deductible\t100% after $30\n\n\tYOUR COST PER YEAR (24 PAYROLL DEDUCTIONS)\t
Employee only\t$240\t$480`
    expect(describeRows('fernhill', text)).toEqual(['deductible, then 20% | $30', '$240 | $480'])
  })

  it.each([
    'WHAT THE PLAN PAYS',
    'AFTER YOUR DEDUCTIBLE OR COPAY, THE PLAN PAYS',
    'After your copay or deductible, the plan pays',
    'The plan pays (after any copay, coinsurance, and/or deductible)',
    'Plan pays after the deductible/copay',
  ])('reads only who pays from the heading “%s”', (heading) => {
    const rows = `Urgent care\t100% after $25\t90% after deductible
Specialist visit\t85% after $250 copay\t100%, no deductible\nEmergency room\t80% after deductible\t$60`
    const read = ['$25 | deductible, then 10%', '$250, then 15% | no deductible, then no charge']
    const all = [...read, 'deductible, then 20% | $60']
    expect(describeRows('fernhill', `${titles}\n${heading}\n${rows}`)).toEqual(all)
    expect(describeRows('fernhill', `${heading}\n${titles}\n${rows}`)).toEqual(all)
  })

  it.each([
    ['The plan pays after your deductible', '100% after $25\t85% after the $30 copay', '$25 | $30, then 15%'],
    [
      'The plan pays (after the deductible, unless a copay is shown)',
      '$60 copay, then 100%\t85%',
      '$60 | deductible, then 15%',
    ],
    ['The plan pays (after deductible; no deductible for copays)', '$60\t85%', '$60 | deductible, then 15%'],
    ['Plan pays (after deductible)\t80%\t70%', 'plan pays after $25\t$40', '$25, then 20% | $40'],
  ])('adds no deductible of “%s” to what names its copay: “%s”', (heading, cells, expected) => {
    const rows = `Urgent care\t${cells}\nLab test\t80% after deductible\t70% after deductible`
    expect(describeRows('fernhill', `${titles}\n${heading}\n${rows}`).at(-2)).toBe(expected)
  })

  const indented = `
                        Core Plan             Premier Plan
In-network benefits     Plan pays             Plan pays
Deductible (you pay)
  Individual            $500                  $300
  Family                $1,000                $600
Company HSA money       $400 / $800           -
Preventive care         100%                  100%
Specialist visit        100% after $20        90% after deductible
Drugs (you pay)
  Generic               20% after deductible  $5
Lab test                100%                  80% after deductible
Employee costs (amounts
are per year)
                        Core Plan             Premier Plan
  Under 40
    Employee only       $120                  $60
  Over 40
    Family              $240                  $90`.slice(1)
  const ofIndented = [
    'skipped: heading | skipped: heading',
    '$500 | $300',
    '$1,000 | $600',
    '$400 / $800 | skipped: noAccount',
    'no charge | no charge',
    '$20 | deductible, then 10%',
    'deductible, then 20% | $5',
    '“plan pays 100%” does not say whether the deductible comes first. | deductible, then 20%',
    'skipped: heading | skipped: heading',
    '$120 | $60',
    '$240 | $90',
  ]

  it('ends an indented heading, and what it says about the payer, at the next row that is not indented', () => {
    expect(describeRows('fernhill', indented)).toEqual(ofIndented)
    expect(importBenefits('fernhill', indented).plan.rows.map(({ context }) => context)).toEqual([
      '',
      'In-network benefits, Deductible (you pay)',
      'In-network benefits, Deductible (you pay)',
      'In-network benefits',
      'In-network benefits',
      'In-network benefits',
      'Drugs (you pay)',
      '',
      'Employee costs (amounts are per year)',
      'Employee costs (amounts are per year), Under 40',
      'Employee costs (amounts are per year), Over 40',
    ])
  })

  it('ends a heading about a term of plans at other benefits if no row is indented', () => {
    const text = indented.replaceAll(/^ {2,4}(?=\w)/gm, '')
    expect(describeRows('fernhill', text).slice(0, 7)).toEqual(ofIndented.slice(0, 7))
  })

  it.each([
    ['Plan pays\t80%\t60%', 'deductible, then plan pays\tcovered after deductible', '20% | 40%'],
    ['Plan pays (after deductible)\t80%\t70%', 'coinsurance applies\t90% after deductible', '20% | 10%'],
    [
      'You pay\t20%\t60%',
      'Subject to deductible and coinsurance\tCoinsurance after deductible',
      '20% | member pays 60%',
    ],
    ['Plan pays\t20%\t80%', 'deductible, then plan pays\t80% after deductible', 'question | 20%'],
  ])('reads the share of the row “%s” where a row below says “%s”', (shares, texts, expected) => {
    const [, read] = describeRows('fernhill', `${titles}\n${shares}\nUrgent care\t${texts}`)
    const share = (text: string) => (text === 'question' ? '.*is not clear.*' : `deductible, then ${text}`)
    expect(read).toMatch(new RegExp(`^${expected.split(' | ').map(share).join(' \\| ')}$`))
  })

  it('writes the kind of a limit, and the type of an account that the plan does not have yet', () => {
    const rows = 'Deductible (non-embedded)\t$500 / $1,000\nEmployer HSA funding\t$400 / $800'
    const { values } = importBenefits('fernhill', `Benefit\tCore Plan\n${rows}`)
    expect(readPlans(values)[0]!.plan).toMatchObject({
      deductible: { individual: 500, family: 1000, kind: 'aggregate' },
      account: { type: 'HSA', companyMoney: { EE: 400, ES: 800, EC: 800, EF: 800 } },
    })
  })

  it('shows the kind and the type that a row writes: those of the cell, the title, and the row, in this order', () => {
    const text = `\tCore Plan HRA\tConsumer Plan with HSA
Deductible (embedded)\t$1 / $2\t$1 / $2 non-embedded\nEmployer HSA/HRA contribution\t$3 / $4\t$3 / $4`
    const { plan } = importBenefits('fernhill', text)
    expect(plan.rows.map(({ cells }) => cells.map(({ terms }) => terms.join()))).toEqual([
      ['Deductible kind: Embedded', 'Deductible kind: Aggregate'],
      ['Account type: HRA', ''],
    ])
  })

  it.each([
    ['Deductible (embedded; aggregate for HSA plan)', 'aggregate', 'Deductible kind: Aggregate'],
    ['Employer HSA/HRA contribution', 'HRA', 'Account type: HRA'],
  ])('asks for each plan which of two terms of “%s” it has', (words, chosen, expected) => {
    const text = `${titles}\n${words}\t$1 / $2\t$3 / $4`
    const [one, other] = importBenefits('fernhill', text).plan.rows[0]!.cells.map(
      ({ questions }) => questions[0]!,
    )
    expect(one!.message).toContain('for Core Plan.')
    const values = new Map<string, ValueDecision>([
      [one!.key, { kind: 'suggestion', text: chosen }],
      [other!.key, { kind: 'skip' }],
    ])
    const { plan } = importBenefits('fernhill', text, { values })
    expect(plan.rows[0]!.cells.map(({ terms }) => terms.join())).toEqual([expected, ''])
    expect(countCells(plan, 'question')).toBe(0)
  })

  it.each<[ValueDecision, string]>([
    [{ kind: 'skip' }, 'skipped: value'],
    [{ kind: 'leaveOut' }, 'skipped: leftOut'],
    [{ kind: 'text', text: '0' }, 'skipped: noAccount'],
    [{ kind: 'text', text: '100' }, '$100'],
  ])('adds an account only for money: %o', (decision, expected) => {
    const text = 'Benefit\tCore Plan\nEmployer HSA contribution\tby age\nDeductible\t$500 / $1,000'
    const [{ key }] = importBenefits('fernhill', text).plan.rows[0]!.cells[0]!.questions as [ValueQuestion]
    const { plan, values } = importBenefits('fernhill', text, { values: new Map([[key, decision]]) })
    expect(plan.rows[0]!.cells.map(describeCell)).toEqual([expected])
    expect(readPlans(values)[0]!.plan).toMatchObject({ deductible: { individual: 500, family: 1000 } })
    expect('account' in (readPlans(values)[0]!.plan as object)).toBe(expected === '$100')
  })

  it.each(['Nothing', 'none', '– / –'])(
    'asks whether “%s” is $0 for company money, only for a plan with an account',
    (text) => {
      const rows = `Benefit\tCore Plan\tConsumer Plan with HSA\nEmployer HSA contribution\t${text}\t${text}`
      const [without, cell] = importBenefits('fernhill', rows).plan.rows[0]!.cells
      expect(without).toMatchObject({ status: 'skipped', reason: 'noAccount' })
      const [{ key, message, suggestions }] = cell!.questions as [ValueQuestion]
      expect(message).toContain('If the company puts no money into the account, import $0.')
      expect(suggestions.map((each) => each.text)).toEqual(['$0'])
      const moneyAfter = (decision: ValueDecision) => {
        const { values } = importBenefits('fernhill', rows, { values: new Map([[key, decision]]) })
        return (readPlans(values)[2]!.plan as { account: { companyMoney: unknown } }).account.companyMoney
      }
      expect(moneyAfter({ kind: 'suggestion', text: '$0' })).toEqual({ EE: 0, ES: 0, EC: 0, EF: 0 })
      const before = readPlans(toValues(readSample('fernhill')))[2]!.plan
      expect(before).toMatchObject({ account: { companyMoney: moneyAfter({ kind: 'skip' }) } })
    },
  )

  it('adds a plan by decision, and services of the catalog by their names or by decision', () => {
    const deductible = 'Deductible\t$500/$1,000\t$300/$600'
    const text = `Benefit\tCore Plan\tGold PPO\nAmbulance\t$100\t$90\n${deductible}`
    const { plan, benefits } = importBenefits('fernhill', text)
    expect(plan.columns.map(({ decision }) => decision)).toEqual([0, undefined])
    const field = { fields: ['catalog ambulance'], isCertain: true }
    expect(benefits.matches[0]).toMatchObject(field)
    const fieldOf = (row: string) => importBenefits('fernhill', `${titles}\n${row}`).benefits.matches[0]
    expect(fieldOf('Emergency transportation\t$100\t$90')).toMatchObject({ ...field, isCertain: false })
    const both = ['service "generic"', 'catalog specialty-drug']
    expect(fieldOf('Generic / Specialty\t$9\t$8')).toMatchObject({ fields: both, isCertain: false })
    expect(fieldOf('Generic / Specialty\t$9 / $90\t$8')).toMatchObject({ fields: both, isCertain: true })
    const decided = importBenefits('fernhill', text, { columns: new Map([[2, 'add']]) })
    expect(summarizeBenefits(decided.plan)).toBe(
      '4 cells: 4 imported, 0 questions, 0 skipped. Added: Gold PPO, Ambulance.',
    )
    expect(readPlans(decided.values).at(-1)!.plan).toMatchObject({
      displayName: 'Gold PPO',
      deductible: { individual: 300, family: 600 },
      services: expect.arrayContaining([{ service: 'ambulance', payment: { copay: 90 } }]) as unknown,
    })
  })

  it('applies a decision about a text to all cells that have it', () => {
    const text = `${titles}\nCoinsurance\t20%\t20%`
    const [question] = importBenefits('fernhill', text).plan.rows[0]!.cells[0]!.questions
    expect(question!.suggestions.map((each) => each.text)).toEqual(['20% after deductible'])
    const decide = (decision: ValueDecision) =>
      describeRows('fernhill', text, { values: new Map([[question!.key, decision]]) })
    expect(decide({ kind: 'suggestion', text: '20% after deductible' })).toEqual([
      'deductible, then 20% | deductible, then 20%',
    ])
    expect(decide({ kind: 'accept' })).toEqual(['20% | 20%'])
    expect(decide({ kind: 'skip' })).toEqual(['skipped: value | skipped: value'])
  })

  it('puts rows, texts, and what is out of network on the list “Not in the calculator”', () => {
    const text =
      'Benefit\tCore Plan\tCore Plan Out-of-network\nAcupuncture\t$30\t40%\nUrgent care\tsee notes\t40%'
    const { questions } = importBenefits('fernhill', text).plan.rows[1]!.cells[0]!
    const { plan, values } = importBenefits('fernhill', text, {
      rows: new Map([[1, 'leftOut']]),
      values: new Map([[questions[0]!.key, { kind: 'leaveOut' }]]),
      listsOutOfNetwork: true,
    })
    expect(summarizeBenefits(plan)).toBe(
      '4 cells: 0 imported, 0 questions, 4 skipped. Added to “Not in the calculator”: 2 lines.',
    )
    expect(values['instance.json']).toMatchObject({
      notInCalculator: [
        { text: 'Acupuncture: Core Plan $30; Core Plan (out of network) 40%' },
        { text: 'Urgent care: Core Plan see notes; Core Plan (out of network) 40%' },
      ],
    })
  })

  it('imports payroll deductions only for salary bands that the table names', () => {
    const table = (heading: string) =>
      `\tPPO Plan\nEmployee contributions per year${heading}\nEmployee only\t$480`
    expect(describeRows('lakeshore', table(''))).toEqual(['skipped: salaryBands'])
    const { plan } = importBenefits('lakeshore', table(', Under $40,000'))
    expect(plan.rows[0]!.cells).toMatchObject([{ after: ['$480'], payrollRow: 'Under $40,000' }])
  })

  it.each([
    ['Staff (under $40,000)', '', true],
    ['Staff (under $40,000)', 'Company HSA contribution\t$500 / $900\n', true],
    ['Seasonal staff', '', false],
    ['Staff (under $40,000)', 'Total premium\nEmployee\t$700\n', false],
  ])(
    'takes a tier below “%s”, after “%s”, for the deduction of the band: %s',
    (heading, above, isCertain) => {
      const table = `\tPPO Plan\n${above}${heading}\nEmployee\t$20\nEmployee + family\t$60`
      expect(importBenefits('lakeshore', table).benefits.matches.slice(-2)).toEqual([
        { fields: ['payroll EE'], isCertain },
        { fields: ['payroll EF'], isCertain },
      ])
    },
  )

  it('shows how payroll deductions are converted to the unit in the table', () => {
    const texts = { ...readSample('fernhill') }
    texts['plans.json'] = JSON.stringify({ ...JSON.parse(texts['plans.json']), payPeriods: 10 })
    const table = `${titles}\nEmployee contributions\nEmployee only\t$74\t$22`
    const shown = (unit: string) =>
      importBenefits(texts, table, { unit }).plan.rows[0]!.cells.map(describeCell)
    expect(shown('perPay')).toEqual(['$74 × 10 = $740', '$22 × 10 = $220'])
    expect(shown('yearly')).toEqual(['$74', '$22'])
  })

  it.each([
    ['WHAT YOU PAY EVERY TWO WEEKS (26 paychecks)', 'perPay'],
    ['Your cost per pay period', 'perPay'],
    ['Your cost per paycheck (24 paychecks)', undefined],
  ])('takes “%s” above the titles of the plans for the unit of payroll deductions', (heading, unit) => {
    const table = `${heading}\n\tCore Plan\tPremier Plan\nEmployee only\t$40\t$60\nFamily\t$150\t$190`
    const texts = editYear(readSample('fernhill'), ({ 'plans.json': plans }) =>
      Object.assign(plans as object, { payPeriods: 26 }),
    )
    const { plan } = importBenefits(texts, table)
    expect(plan.payroll?.unit).toBe(unit)
    expect(plan.payroll?.doubt).toBe(
      unit ? undefined : 'They are paid 24 times a year, but there are 26 payroll deductions.',
    )
    expect(plan.notes).toEqual([])
  })

  it('finds the plans that have typical names by their kinds', () => {
    const { plan } = importBenefits(
      withTypicalNames(['PPO Plan', 'PPO Plan 2', 'High Deductible Plan with HSA']),
      'Benefit\tCopper PPO\tBasin HSA\tSilver PPO\tVale EPO\nLab test\t$1\t$2\t$3\t$4',
    )
    expect(plan.columns.map(({ decision }) => decision)).toEqual([0, 2, 1, undefined])
  })

  it('leaves the columns of two years to the user', () => {
    const { plan } = importBenefits(
      withTypicalNames(['PPO Plan', 'PPO Plan 2', 'High Deductible Plan with HSA']),
      'Benefit\tCopper PPO 2026\tCopper PPO 2027\tBasin HSA 2027\nLab test\t$1\t$2\t$3',
    )
    expect(plan.columns.map(({ decision }) => decision)).toEqual([undefined, undefined, 2])
  })

  const threePlans = 'Benefit\tTallgrass Classic\tTallgrass Plus\tTallgrass Value'

  it.each([
    ['Benefit\tTallgrass Classic\tTallgrass HSA\tTallgrass Value\nLab test\t$1\t$2\t$3', [0, 2, 1]],
    [`${threePlans}\nCompany HSA money\t$0\t$500\tn/a\nLab test\t$1\t$2\t$3`, [0, 2, 1]],
    [`${threePlans}\nCompany HRA money\t$0\t$500\tn/a\nLab test\t$1\t$2\t$3`, [0, 1, undefined]],
    [
      `${threePlans}\nLab test\t20% after deductible\t$20\t20% after deductible\nUrgent care\t$20\t$30\t20% after deductible`,
      [0, 1, 2],
    ],
    [
      `${threePlans}\nLab test\t20% after deductible\t$20\t$30\nUrgent care\t20% after deductible\t$30\t$40`,
      [2, 0, 1],
    ],
    [`${threePlans}\tTallgrass Max\nCompany HSA money\t$0\t$500\tn/a\t$500`, [0, 2, 1, undefined]],
  ])('finds the plans that all have typical names by the terms of the columns of “%s”', (text, expected) => {
    const names = ['PPO Plan', 'PPO Plan 2', 'High Deductible Plan with HSA']
    const { plan } = importBenefits(withTypicalNames(names), text)
    expect(plan.columns.map(({ decision }) => decision)).toEqual(expected)
    const choice = { columns: new Map([[1, 1]]) }
    const { plan: changed } = importBenefits(withTypicalNames(names), text, choice)
    const chosen = changed.columns.flatMap(({ decision }) => decision ?? [])
    expect([chosen[0], new Set(chosen).size]).toEqual([1, chosen.length])
  })

  it('leaves columns without a kind to the user if a plan has its own name', () => {
    const names = ['PPO Plan', 'Premier Plan', 'High Deductible Plan with HSA']
    const { plan } = importBenefits(withTypicalNames(names, 1), `${threePlans}\nLab test\t$1\t$2\t$3`)
    expect(plan.columns.map(({ decision }) => decision)).toEqual([undefined, undefined, undefined])
  })

  it.each([
    [
      [2, 0, 1],
      ['Cedar', 'Larch', 'Maple'],
    ],
    [
      [2, 'add', 0, 1],
      ['Cedar', 'Tallgrass', 'Larch', 'Maple'],
    ],
    [
      [2, 'skip', 0],
      ['Larch', 'Maple', 'Cedar'],
    ],
  ] as const)('puts the plans in the order of the columns %j if all have one', (chosen, expected) => {
    const headers = ['Copper', 'Tallgrass', 'Basin', 'Vale'].slice(0, chosen.length)
    const { values } = importBenefits(
      withTypicalNames(['Larch', 'Maple', 'Cedar'], 0),
      `Benefit\t${headers.join('\t')}\nLab test${'\t$1'.repeat(chosen.length)}`,
      { columns: new Map(chosen.map((decision, index) => [index + 1, decision])) },
    )
    expect(readPlans(values).map(({ title }) => title)).toEqual(expected)
  })

  it('renames plans that have typical names, and others if the user wants it', () => {
    const texts = readSample('fernhill')
    const plans = JSON.parse(texts['plans.json']) as PlansDocument
    const [{ key, displayName }] = plans.plans as [PlansDocument['plans'][number]]
    texts['plans.json'] = JSON.stringify({ ...plans, typical: { plans: [{ key, displayName }] } })
    const decisions = {
      columns: new Map([
        [1, 0],
        [2, 1],
      ]),
    }
    const rename = (renames: BenefitsDecisions['renames']) => {
      const { values, plan } = importBenefits(
        texts,
        'Benefit\tChoice HMO\tPrime PPO\nPrimary care\t$20\t$15',
        { ...decisions, renames },
      )
      expect(countCells(plan, 'imported')).toBe(2)
      return readPlans(values).map(({ title }) => title)
    }
    expect(rename(new Map())).toEqual(['Choice HMO', 'Premier Plan', 'Consumer Plan with HSA'])
    const reversed = new Map([
      [1, false],
      [2, true],
    ])
    expect(rename(reversed)).toEqual(['Core Plan', 'Prime PPO', 'Consumer Plan with HSA'])
  })

  it.each([
    ['Acupuncture', ['new Needles'], ['$30', '$25'], ['Needles']],
    [
      'Doula / Acupuncture',
      ['new Doula', 'new Acupuncture'],
      ['$30 / $40', '$25 / $35'],
      ['Doula', 'Acupuncture'],
    ],
    ['Acupuncture', ['new specialist VISIT'], ['$30', '$25'], []],
    ['Acupuncture', ['new Chiropractic', 'new '], ['question', 'question'], []],
  ])('makes services of the row “%s” with the fields %j', (words, fields, expected, names) => {
    const slashed = expected.map((text) => text.replace('question', '$10'))
    const { plan, values } = importBenefits('fernhill', `${titles}\n${words}\t${slashed.join('\t')}`, {
      rows: new Map([[1, fields]]),
    })
    expect(plan.rows[0]!.cells.map(describeCell)).toEqual(expected)
    expect(plan.added).toEqual(names.map((name) => `${name} (enter its price)`))
    expect(plan.rows[0]!.question).toBe(expected[0] === 'question' ? 'unnamed' : undefined)
    const typical = typicalValues(values['plans.json']).map(({ noun, json }) => `${noun} ${json}`)
    expect(typical.filter((each) => each === 'price 0')).toHaveLength(names.length)
  })

  it('counts each cell once, as imported, a question, or skipped', () => {
    const label = fc.constantFrom(
      'Deductible',
      'Individual',
      'Family',
      'Out-of-pocket maximum',
      'Coinsurance',
      'Primary care / Specialist',
      'Generic',
      'Urgent care',
      'Emergency room',
      'Acupuncture',
      'Employee only',
      'Employer HSA funding',
      'Employee contributions per year',
      'Urgent care (out-of-network)',
      'Ambulance',
      '',
    )
    const value = fc.constantFrom(
      '$25',
      '$500 / $1,000',
      '20%',
      '80%',
      'N/A',
      '',
      'Covered in full',
      '0.2',
      '$10/$30/$50',
      '30 visits',
      '$1.500',
    )
    const title = fc.constantFrom('Premier Plan', 'Gold PPO', 'Core Plan Out-of-network', '', 'Notes')
    const row = fc.tuple(label, value, value, value).map((cells) => [...cells])
    fc.assert(
      fc.property(title, title, fc.array(row, { minLength: 1, maxLength: 12 }), (second, third, rows) => {
        const grid = [['', 'Core Plan', second, third], ...rows]
        const { plan } = importBenefits('fernhill', grid.map((cells) => cells.join('\t')).join('\n'))
        const cells = plan.rows.flatMap((each) => each.cells)
        // A line without words continues the cells above it.
        const join = (texts: readonly string[]) => texts.join('').replaceAll(/[\s/]/g, '')
        for (const index of [1, 2, 3]) {
          const ofColumn = cells.filter(({ column }) => column === index)
          expect(join(ofColumn.map(({ text }) => text))).toBe(join(rows.map((each) => each[index]!)))
        }
        const counts = (['imported', 'question', 'skipped'] as const).map((status) =>
          countCells(plan, status),
        )
        expect(counts.reduce((sum, count) => sum + count)).toBe(cells.length)
      }),
      slowCases,
    )
  })
})

it('Opens the sheet of a workbook that has the most terms of plans', () => {
  const sheetOf = (name: string, text: string) => toSheet(name, parsePastedTable(text))
  const rates = sheetOf('Rates', 'Tier\tCore\tPremier\nEmployee only\t$10\t$20\nFamily\t$30\t$40')
  const benefits = sheetOf('Highlights', `${titles}\nPrimary care visit\t$20\t$30`)
  expect(findBenefitsSheet(toValues(readSample('fernhill')), [rates, benefits])).toBe(benefits)
})

it('Finds the titles of unknown plans below a letterhead with several parts, and the plan’s share after a copay', () => {
  const { plan } = importBenefits(
    'fernhill',
    `College\t2027 Guide\t\nWhat the plan pays\n\tCampus PPO\tValley EPO\nEmergency room\t$200 copay, then 85%\t$60, then 100%
Day in hospital\tno charge\t$250 per day, 3-day max`,
    {
      columns: new Map([
        [1, 0],
        [2, 1],
      ]),
    },
  )
  expect(plan.columns.map(({ title }) => title)).toEqual(['Campus PPO', 'Valley EPO'])
  expect(plan.rows.slice(1).map(({ cells }) => cells.map(describeCell))).toEqual([
    ['“$200 copay, then plan pays 85%” does not say whether the deductible comes first.', '$60'],
    ['no charge', '$250 per day, up to 3 days'],
  ])
})

it('Takes what the title says about the deductible of percentages, but not for copays and preventive care', () => {
  const rows = describeRows(
    'fernhill',
    `WHAT THE PLAN PAYS (after the deductible unless a copay is shown)\n${titles}\nPreventive care\t100%\t100%
Lab test\t85%\t100%\nUrgent care\t$60 copay, then 100%\t90%\nGeneric drug (you pay)\t20% to $250\t$5`,
  )
  expect(rows).toEqual([
    'no charge | no charge',
    'deductible, then 15% | deductible, then no charge',
    '$60 | deductible, then 10%',
    '“20% to $250” does not say whether the deductible comes first. | $5',
  ])
})

it('reads a long heading that begins with the payer', () => {
  const rows = describeRows(
    'fernhill',
    `${titles}
What the plan pays in the network after the deductible, unless a copay is shown
Primary care\t100% after $15 copay\t85%\nLab test\t90%\t75%`,
  )
  expect(rows).toEqual(['$15 | deductible, then 15%', 'deductible, then 10% | deductible, then 25%'])
})

it('asks whether the deductible comes first if only the payments of drugs say it', () => {
  const rows = describeRows(
    'fernhill',
    `${titles}\nLab test\tYou pay 15%\tYou pay 15%, up to 10 visits
Prescriptions\t\t\nGeneric\t15% after deductible\t$5`,
  )
  expect(rows).toEqual([
    '“You pay 15%” does not say whether the deductible comes first. | “You pay 15%, up to 10 visits” does not say whether the deductible comes first.',
    'deductible, then 15% | $5',
  ])
})

describe('Usual payments without a row in the table', () => {
  const text = `Benefit\tCore Plan\tPremier Plan\tConsumer Plan with HSA
Primary care\t$20\t$10\t15% after deductible
Specialist\t15% after deductible\t10% after deductible\t15% after deductible
Lab test\t15% after deductible, up to 4 visits\t30%, no deductible\t15% after deductible
Urgent care\t$250, then deductible, then 15%\t10% after deductible\t15% after deductible`
  const importInto = (rows: string, decisions: Partial<BenefitsDecisions> = {}) => {
    const { plan, values } = importBenefits(withTypicalPayments(), rows, decisions)
    const { plans } = values['plans.json'] as PlansDocument
    return {
      plan,
      cells: plan.rows.find(({ isProposed }) => isProposed)?.cells.map(describeCell),
      shares: plans.map(({ payment }) => payment.coinsurance),
      typical: typicalValues(values['plans.json']).length,
    }
  }

  it('are what the rows with a percentage have in common, or a question if they differ', () => {
    const { plan, cells, shares, typical } = importInto(text)
    expect(cells).toEqual([
      'deductible, then 15%',
      'The table has no row for all other services. The rows of Premier Plan with a percentage have “deductible, then 10%” and “no deductible, then 30%”. “deductible, then 20%” is a typical value.',
    ])
    expect(summarizeBenefits(plan)).toBe(
      '12 cells: 12 imported, 0 questions, 0 skipped. All other services: 1 imported, 1 question, 0 skipped.',
    )
    expect([shares, typical]).toEqual([[15, 20, 20], 1])
  })

  it.each<[ValueDecision, number, number]>([
    [{ kind: 'suggestion', text: 'deductible, then 10%' }, 10, 0],
    [{ kind: 'accept' }, 20, 0],
    [{ kind: 'skip' }, 20, 1],
  ])('are decided by %o if the rows differ', (decision, share, count) => {
    const { key } = importInto(text).plan.rows.at(-1)!.cells[1]!.questions[0]!
    const { plan, shares, typical } = importInto(text, { values: new Map([[key, decision]]) })
    expect([countCells(plan, 'question'), shares[1], typical]).toEqual([0, share, count])
  })

  it('are not imported by default if they rest on one row, and do not depend on a row with a copay', () => {
    const rows = `${titles}\nLab test\t15% after deductible\t$20\nUrgent care\t$250, then 15%\t$30`
    expect(importInto(rows).cells).toEqual(['skipped: oneRow'])
    expect(importInto(rows, { usual: 'import' }).cells).toEqual(['deductible, then 15%'])
    const withOther = `${titles}\nLab test\t15% after deductible\t30% after deductible\nMRI\t$20\t30% after deductible`
    expect(importInto(withOther).cells).toEqual(['skipped: oneRow', 'deductible, then 30%'])
  })

  it('are a question if the typical one has no percentage', () => {
    const texts = withTypicalPayments()
    const before = '"payment":{"deductible":true,"coinsurance":20}'
    const plans = texts['plans.json'].replaceAll(before, '"payment":{"copay":35}')
    const rows = `${titles}\nLab test\t15% after deductible\t$20`
    const { plan } = importBenefits({ ...texts, 'plans.json': plans }, rows, { usual: 'import' })
    expect(plan.rows.at(-1)!.cells.map(describeCell)).toEqual([
      'The table has no row for all other services. The rows of Core Plan with a percentage have “deductible, then 15%”. “$35” is a typical value.',
    ])
  })

  it('stay typical if the user does not import them, and are no question then', () => {
    const { plan, cells, shares, typical } = importInto(text, { usual: 'skip' })
    expect(cells).toEqual(['skipped: row', 'skipped: row'])
    expect(plan.rows.at(-1)!.cells.map((cell) => cell.text)).toEqual([
      'deductible, then 15%',
      'deductible, then 10% or no deductible, then 30%',
    ])
    expect([shares, typical]).toEqual([[20, 20, 20], 2])
  })

  it.each([
    [`${titles}\nLab test\tno charge after deductible\t$20`, ['deductible, then no charge']],
    [`${titles}\nCoinsurance\t25% after deductible\t\nLab test\t15% after deductible\t$20`, undefined],
    [
      `${titles}\nCoinsurance\t25% after deductible\t\nLab test\t\t$20, then deductible, then 15%`,
      ['deductible, then 15%'],
    ],
    [
      `${titles}\nCoinsurance, out of network\t40%\t40%\nLab test\t15% after deductible\t$20`,
      ['deductible, then 15%'],
    ],
    [`${titles}\nLab test\t15%\t$20`, undefined],
    [
      `${titles}\nLab test\t15% after deductible\t$20\nGeneric drug\t30% up to $250, no deductible\t$5`,
      ['deductible, then 15%'],
    ],
  ])('are proposed for plans that have a percentage and no row of their own: %s', (rows, expected) => {
    expect(importInto(rows, { usual: 'import' }).cells).toEqual(expected)
  })
})

describe('Lines outside the table', () => {
  it('are those above and below it, and sentences and headings without rows in it', () => {
    const { plan } = importBenefits(
      'fernhill',
      `Fernhill 2027 guide\nBenefit\tCore Plan\tPremier Plan\nOffice visits\nPrimary care visit\t$25\t$20
The plan covers visits by phone as well.\nSpecialist visit\t$40\t$35\n\nOut of network\nCall 555-014-2200.\nHSA dates`,
    )
    expect(plan.notes.map(({ text }) => text)).toEqual([
      'Fernhill 2027 guide',
      'The plan covers visits by phone as well.',
      'Out of network',
      'Call 555-014-2200.',
      'HSA dates',
    ])
    expect(plan.rows.map(({ context, payer }) => [context, payer])).toEqual([
      ['Office visits', undefined],
      ['Office visits', undefined],
    ])
    const outside = importBenefits(
      'fernhill',
      `${titles}\nDrugs\nGeneric\t$5\t$5\n\nOut of network\t50%\t40%`,
    )
    expect(outside.plan.rows.map(({ context }) => context)).toEqual(['Drugs', ''])
  })

  it.each([
    'Out of network: 50% after $3,000',
    'out-of-network: 50%, after the deductible',
    'Out-of-network care is not covered',
    'Out-of-network claims for emergencies and urgent care abroad',
  ])('are terms such as “%s”, which say nothing about the rows below them', (line) => {
    const rows = `${titles}\nLab test\t20% after deductible\t$10\n${line}\nUrgent care\t$50\t$40`
    expect(importBenefits('fernhill', rows).plan.notes.map(({ text }) => text)).toEqual([line])
    expect(describeRows('fernhill', rows)).toEqual(['deductible, then 20% | $10', '$50 | $40'])
    const below = rows.replace('Urgent care', 'Out-of-network benefits\nUrgent care')
    expect(describeRows('fernhill', `${below}\nOffice visits\nSpecialist\t$30\t$20`).slice(1)).toEqual([
      'skipped: outOfNetwork | skipped: outOfNetwork',
      '$30 | $20',
    ])
  })

  it('leave out the name of the client, its texts, and the unit of payroll deductions', () => {
    const texts = editYear(readSample('fernhill'), ({ 'instance.json': instance }) =>
      Object.assign((instance as { client: object }).client, { name: 'Tallgrass College' }),
    )
    const table = `TALLGRASS COLLEGE\nMonthly cost\n${titles}\nEmployee only\t$40\t$60\nFamily\t$150\t$190`
    const { plan } = importBenefits(texts, table)
    expect(plan.notes).toEqual([])
    expect(plan.payroll?.unit).toBe('monthly')
    const unused = `Monthly cost: add $50 a month\nPer month\n${titles}\nUrgent care\t$40\t$60`
    expect(importBenefits(texts, unused).plan.notes.map(({ text }) => text)).toEqual([
      'Monthly cost: add $50 a month',
    ])
  })

  it('set who pays only if they are about the rows', () => {
    const { plan } = importBenefits(
      'fernhill',
      `If you use tobacco, you pay $50 more per month.\n${titles}\nThe plan covers routine exams\nLab test\t20%\t10%
Out of network\nThe plan pays\nX-ray\t60%\t60%\nIn network\nMRI scan\t20%\t10%\nWhat the plan pays (after the deductible)\nTherapy\t80%\t90%`,
    )
    expect(plan.rows.map(({ payer }) => payer)).toEqual([undefined, undefined, undefined, 'plan'])
    expect(plan.notes.map(({ text }) => text)).toEqual(['If you use tobacco, you pay $50 more per month.'])
  })

  it('are put on the list “Not in the calculator” if the user chooses them', () => {
    const text = `${titles}\nPrimary care visit\t$20\t$30\nVision exams are free.`
    const { plan, values } = importBenefits('fernhill', text, { notes: new Set([2]) })
    expect(plan.leftOut).toEqual(['Vision exams are free.'])
    expect(values['instance.json']).toMatchObject({ notInCalculator: [{ text: 'Vision exams are free.' }] })
  })

  it('are, with rows and their headings, all lines that are not blank', () => {
    const line = fc.constantFrom(
      '',
      'Office visits',
      'Drugs (30 days)',
      'continued here',
      'Benefits start on the first day of the month after you enroll in a plan.',
      'See page 4.',
      'Primary care visit\t$25\t$20',
      'Chiropractor\t\t$20',
      '\t$1\t$2',
      'Out of network\tno\tno',
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 3 }), fc.array(line, { maxLength: 9 }), (above, below) => {
        const lines = [...above.filter((each) => !each.includes('\t')), titles, ...below]
        const { plan } = importBenefits('fernhill', lines.join('\n'))
        const places = [...plan.rows, ...plan.notes].map(({ index }) => index)
        expect(new Set(places).size).toBe(places.length)
        const shown = plan.rows.map(({ context, words }) => `${context} ${words}`).join('\n')
        // A line without words continues the row above it.
        const isRead = (text: string) => text === '' || shown.includes(text) || text.startsWith('\t')
        for (const [index, each] of lines.entries())
          if (each !== titles && !isRead(each)) expect(places).toContain(index)
      }),
      slowCases,
    )
  })
})
