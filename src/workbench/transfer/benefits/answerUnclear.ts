import type { ValueQuestion } from '../ImportPlan.ts'
import type { BenefitField } from './benefitFields.ts'
import type { BenefitsDecisions, PlannedColumn, SkipReason } from './BenefitsPlan.ts'
import type { BenefitsSheet } from './readBenefits.ts'
import { splitBenefit, type FieldText, type UnclearText } from './splitBenefit.ts'

type Answer =
  | { kind: 'texts'; texts: readonly FieldText[]; questions: readonly ValueQuestion[] }
  | { kind: 'question'; questions: readonly ValueQuestion[] }
  | { kind: 'skipped'; reason: SkipReason }

/** Divides a text into those of its fields, with the user's decision if it is not clear. */
export function answerUnclear(
  text: string,
  fields: readonly BenefitField[],
  deductible: { here: boolean; elsewhere: boolean },
  { values }: BenefitsDecisions,
): Answer {
  const divided = splitBenefit(text, fields)
  const doubt = 'message' in divided ? divided : findDeductibleDoubt(text, fields, deductible)
  if (!doubt) return { kind: 'texts', texts: divided as FieldText[], questions: [] }
  const key = JSON.stringify([doubt.message, fields.map(({ name }) => name)])
  const decision = values.get(key)
  const again =
    decision?.kind === 'accept'
      ? divided
      : decision && 'text' in decision
        ? splitBenefit(decision.text, fields)
        : undefined
  const question: ValueQuestion = {
    key,
    text,
    message: doubt.message,
    isAcceptable: !('message' in divided),
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
  return { kind: 'texts', texts: again, questions: [question] }
}

/** Whether the words, or other cells of the column, say where the deductible applies. */
export function mentionsDeductible({ rows }: BenefitsSheet, { index }: PlannedColumn, words: string) {
  const mentioned = /\bded(?:uctible)?\b|\bAD\b/i
  return {
    here: mentioned.test(words),
    elsewhere: rows.some(({ cells }) =>
      cells.some(({ column, text }) => column === index && /[%$]/.test(text) && mentioned.test(text)),
    ),
  }
}

/** A percentage alone rarely means that there is no deductible, unless the other cells say where it applies. */
function findDeductibleDoubt(
  text: string,
  fields: readonly BenefitField[],
  { here, elsewhere }: { here: boolean; elsewhere: boolean },
): UnclearText | undefined {
  const isUsual = fields.some(({ name }) => name === 'usual')
  if (fields[0]?.table !== 'payments' || here || (elsewhere && !isUsual)) return undefined
  if (!/^(?:plan pays )?\d+(?:\.\d+)?\s*%(?:\s*coinsurance)?$/i.test(text.trim())) return undefined
  return {
    message: `“${text}” does not say whether the deductible comes first.`,
    suggestions: [`${text} after deductible`],
  }
}
