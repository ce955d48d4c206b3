import type { ValueQuestion } from '../ImportPlan.ts'
import type { BenefitField } from './benefitFields.ts'
import type { BenefitsDecisions, SkipReason } from './BenefitsPlan.ts'
import type { BenefitsRow, BenefitsSheet } from './readBenefits.ts'
import { deductibleWords } from './deductibleWords.ts'
import { drugWords } from './newServices.ts'
import { copayThenShare, splitBenefit, type FieldText, type UnclearText } from './splitBenefit.ts'

type Answer =
  | { kind: 'texts'; texts: readonly FieldText[]; questions: readonly ValueQuestion[] }
  | { kind: 'question'; questions: readonly ValueQuestion[] }
  | { kind: 'skipped'; reason: SkipReason }

/**
 * Divides a text into those of its fields, with the user's decision if it is not clear.
 * @param row whose payer is that of a percentage, if the text does not say it
 * @param isSaidElsewhere whether other cells of the plan say where the deductible applies
 */
export function answerUnclear(
  written: string,
  row: Pick<BenefitsRow, 'index' | 'payer' | 'words' | 'context'>,
  fields: readonly BenefitField[],
  isSaidElsewhere: boolean,
  { values }: Pick<BenefitsDecisions, 'values'>,
): Answer {
  const isPlanShare = row.payer === 'plan' && fields[0]?.table === 'payments'
  const shareDoubt = isPlanShare ? findLowShare(written) : undefined
  const text = isPlanShare && !shareDoubt ? readPlanShare(written) : written
  const divided = splitBenefit(text, fields, row)
  const doubt =
    'message' in divided ? divided : (shareDoubt ?? findDeductibleDoubt(text, fields, isSaidElsewhere))
  if (!doubt) return { kind: 'texts', texts: divided as FieldText[], questions: [] }
  // The names of fields change while the user names a new service.
  const key = JSON.stringify([row.index, text, doubt === shareDoubt])
  const decision = values.get(key)
  const again =
    decision?.kind === 'accept'
      ? divided
      : decision && 'text' in decision
        ? splitBenefit(decision.text, fields, row)
        : undefined
  const question: ValueQuestion = {
    key,
    text,
    message: doubt.message,
    isAcceptable: doubt !== divided && doubt !== shareDoubt,
    suggestions: doubt.suggestions.map((each) => ({
      text: each,
      // The same for other amounts.
      reading: each.replace(text, '').replaceAll(/[\d.,]+/g, '#'),
      title: undefined,
    })),
    places: [],
    decision,
    error: again && 'message' in again ? again.message : undefined,
  }
  if (decision?.kind === 'skip') return { kind: 'skipped', reason: 'value' }
  if (decision?.kind === 'leaveOut') return { kind: 'skipped', reason: 'leftOut' }
  if (!again || 'message' in again) return { kind: 'question', questions: [question] }
  // A text that says who pays can still leave open whether the deductible comes first.
  if ((doubt === shareDoubt || doubt === divided) && decision && 'text' in decision) {
    const next = answerUnclear(decision.text, { ...row, payer: undefined }, fields, isSaidElsewhere, {
      values,
    })
    return next.kind === 'skipped' ? next : { ...next, questions: [question, ...next.questions] }
  }
  return { kind: 'texts', texts: again, questions: [question] }
}

/** A column with the rows that are about drugs, or with the others: plans say of each where the deductible applies. */
export function partOf(row: Pick<BenefitsRow, 'words' | 'context'>, column: number): string {
  const isDrug = [drugWords, /\b(?:generic|brand|formulary)\b/i].some((each) =>
    each.test(`${row.context} ${row.words}`),
  )
  return `${column} ${isDrug ? 'drugs' : 'care'}`
}

/** The parts of columns with a cell that says where the deductible applies. */
export function findPartsWithDeductible({ rows, marksDeductible }: BenefitsSheet): string[] {
  return rows.flatMap((row) =>
    row.cells
      .filter(({ text }) => marksDeductible || (/[%$]/.test(text) && deductibleWords.test(text)))
      .map(({ column }) => partOf(row, column)),
  )
}

const leadingShare = /^(?<copay>\$\s?\d[\d,.]*(?: copay)?,? (?:then|and) )?(?<share>\d+(?:\.\d+)?)\s*%/i

const shareAfterCopay =
  /^(?<share>(?:(?:plan|member) pays )?\d+(?:\.\d+)?\s*%) after (?:an? |the |your )*(?<copay>\$\s?\d[\d,.]*(?: copay)?)/i

/** The percentage is the plan's, also after a copay: “85%”, “$30, then 100%”. */
function readPlanShare(text: string) {
  return text.replace(leadingShare, '$<copay>plan pays $<share>%')
}

/** A plan rarely pays less than half, so a low share below “What the plan pays” can be the member's. */
function findLowShare(text: string): UnclearText | undefined {
  const share = leadingShare.exec(text)?.groups!.share
  if (share === undefined || Number(share) >= 50) return undefined
  return {
    message: `Does the plan or the member pay ${share}%?`,
    suggestions: ['plan', 'member'].map((payer) =>
      text.replace(leadingShare, `$<copay>${payer} pays $<share>%`),
    ),
  }
}

/** A percentage alone rarely means that there is no deductible, unless the other cells say where it applies. */
function findDeductibleDoubt(
  text: string,
  fields: readonly BenefitField[],
  isSaidElsewhere: boolean,
): UnclearText | undefined {
  const isUsual = fields.some(({ name }) => name === 'usual')
  if (fields[0]?.table !== 'payments' || (isSaidElsewhere && !isUsual)) return undefined
  if (deductibleWords.test(text)) return undefined
  const share = Number(/(?<![\d.])(\d+(?:\.\d+)?)\s*%/.exec(text)?.[1] ?? 100)
  // A higher share without a payer has a question about the payer first.
  const isKnownShare = share < 100 && (share <= 50 || /\bpays\b/i.test(text))
  if (!isKnownShare && !/^(?:plan pays )?\d+(?:\.\d+)?\s*%(?:\s*coinsurance)?$/i.test(text.trim()))
    return undefined
  const ordered = text.replace(shareAfterCopay, '$<copay>, then $<share>')
  return {
    message: `“${text}” does not say whether the deductible comes first.`,
    suggestions: copayThenShare.test(ordered)
      ? [`deductible, then ${ordered}`, ordered.replace(copayThenShare, '$1, then deductible, then ')]
      : [`${text} after deductible`],
  }
}
