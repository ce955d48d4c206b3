import type { ValueQuestion } from '../ImportPlan.ts'
import type { BenefitField } from './benefitFields.ts'
import type { BenefitsDecisions, SkipReason } from './BenefitsPlan.ts'
import { isGeneralShare } from './matchBenefit.ts'
import type { BenefitsRow, BenefitsSheet } from './readBenefits.ts'
import { deductibleWords, isDeductibleConditional, saysDeductibleFirst } from './deductibleWords.ts'
import { drugWords } from './newServices.ts'
import {
  putDeductibleFirst,
  copayThenShare,
  splitBenefit,
  type FieldText,
  type UnclearText,
} from './splitBenefit.ts'

type Answer =
  | { kind: 'texts'; texts: readonly FieldText[]; questions: readonly ValueQuestion[] }
  | { kind: 'question'; questions: readonly ValueQuestion[] }
  | { kind: 'skipped'; reason: SkipReason }

interface Surroundings {
  /** Whether other cells of the plan say where the deductible applies. */
  isSaidElsewhere: boolean
  noteDigits: BenefitsSheet['noteDigits']
}

/**
 * Divides a text into those of its fields, with the user's decision if it is not clear.
 * @param row whose payer is that of a percentage, if the text does not say it, with what else the text can mean
 */
export function answerUnclear(
  written: string,
  row: Pick<BenefitsRow, 'index' | 'payer' | 'words' | 'context'> & { doubt?: UnclearText | undefined },
  fields: readonly BenefitField[],
  { isSaidElsewhere, noteDigits }: Surroundings,
  { values }: Pick<BenefitsDecisions, 'values'>,
): Answer {
  const isPlanShare = row.payer === 'plan' && fields[0]?.table === 'payments'
  const shareDoubt = isPlanShare ? findLowShare(written) : undefined
  const text = isPlanShare && !shareDoubt ? readPlanShare(written) : written
  const divided = row.doubt ?? splitBenefit(text, fields, row)
  const numberDoubt = findNumberDoubt(text, row, noteDigits)
  // A text that is clear then can still leave open whether the deductible comes first.
  const firstDoubt = 'message' in divided ? divided : (shareDoubt ?? numberDoubt)
  const doubt = firstDoubt ?? findDeductibleDoubt(text, row, fields, isSaidElsewhere)
  if (!doubt) return { kind: 'texts', texts: divided as FieldText[], questions: [] }
  // The names of fields change while the user names a new service.
  const key = JSON.stringify([row.index, text, doubt === shareDoubt, doubt === numberDoubt])
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
    meaning: doubt.meaning,
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
  if (doubt === firstDoubt && decision) {
    const clear = 'text' in decision ? decision.text : text
    const known = { isSaidElsewhere, noteDigits: new Set<string>() }
    const clearRow = { ...row, payer: undefined, doubt: undefined }
    const next = answerUnclear(clear, clearRow, fields, known, { values })
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
  // “Coinsurance | 20% after deductible” says nothing about single services.
  const ofServices = rows.filter(({ words }) => !isGeneralShare(words))
  return ofServices.flatMap((row) =>
    row.cells
      .filter(({ text }) => marksDeductible || (/[%$]/.test(text) && saysDeductibleFirst(text)))
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

const numberBeforeMark = /(\$\s?\d[\d,]*)([1-9])(?![,.]?\d)/g

/** A number can end with the mark of a note, or lack its percent sign. */
function findNumberDoubt(
  text: string,
  { words }: Pick<BenefitsRow, 'words'>,
  noteDigits: BenefitsSheet['noteDigits'],
): UnclearText | undefined {
  if (/\bco-?insurance\b/i.test(words) && /^\d+(?:\.\d+)?$/.test(text))
    return { message: `“${text}” can be ${text}% or $${text}.`, suggestions: [`${text}%`, `$${text}`] }
  const withoutMarks = text.replaceAll(numberBeforeMark, (whole, number: string, mark: string) =>
    noteDigits.has(mark) ? number : whole,
  )
  return withoutMarks === text
    ? undefined
    : { message: `“${text}” can end with the number of a note.`, suggestions: [withoutMarks] }
}

/**
 * A percentage alone rarely means that there is no deductible, unless the other cells say where it applies. A heading can
 * also say it for some plans or services only.
 */
function findDeductibleDoubt(
  text: string,
  { context }: Pick<BenefitsRow, 'context'>,
  fields: readonly BenefitField[],
  isSaidElsewhere: boolean,
): UnclearText | undefined {
  if (fields[0]?.table !== 'payments' || deductibleWords.test(text)) return undefined
  if (isDeductibleConditional(context) && /[$%]/.test(text))
    return {
      message: `“${context}” does not say clearly whether the deductible comes before “${text}”.`,
      meaning: 'no deductible comes first',
      suggestions: [putDeductibleFirst(text)],
    }
  const isUsual = fields.some(({ name }) => name === 'usual')
  if (isSaidElsewhere && !isUsual) return undefined
  const share = Number(/(?<![\d.])(\d+(?:\.\d+)?)\s*%/.exec(text)?.[1] ?? 100)
  // A higher share without a payer has a question about the payer first.
  const isKnownShare = share < 100 && (share <= 50 || /\bpays\b/i.test(text))
  if (!isKnownShare && !/^(?:plan pays )?\d+(?:\.\d+)?\s*%(?:\s*coinsurance)?$/i.test(text.trim()))
    return undefined
  const ordered = text.replace(shareAfterCopay, '$<copay>, then $<share>')
  return {
    message: `“${text}” does not say whether the deductible comes first.`,
    meaning: 'no deductible comes first',
    suggestions: copayThenShare.test(ordered)
      ? [putDeductibleFirst(ordered), ordered.replace(copayThenShare, '$1, then deductible, then ')]
      : [putDeductibleFirst(text)],
  }
}
