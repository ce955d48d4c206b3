import { formatMoney } from '../../rules/formatMoney.ts'
import { write } from '../../texts/messages.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { Term } from '../../ui/Term.tsx'
import type { ResultFacts } from './facts.ts'

/**
 * How sure the best plan is, which plan is next, and what the worst case is: one sentence each. The sentence about the
 * current plan replaces that about the next plan if they are the same.
 */
export function AnswerSentences({ facts }: { facts: ResultFacts }) {
  const { next, staying, certainty, best } = facts
  const isNextNew = next !== null && next.key !== staying?.key
  const comparesCosts = isNextNew || certainty !== null || best.worstCase !== null
  if (!comparesCosts && !staying) return null
  return (
    <div className="answer-sentences wash">
      <StayingDifference {...facts} />
      {comparesCosts && (
        <p>
          {facts.isSavingsChoice ? <SavingsChoice {...facts} /> : <Certainty {...facts} />}{' '}
          <WorstCase {...facts} />
        </p>
      )}
    </div>
  )
}

/** The next plan is the one that would be the best one without the savings style. */
function SavingsChoice({ next, staying }: ResultFacts) {
  const texts = stepTexts.answer
  if (!next) return null
  const { direction, amount } = next.difference
  return (
    <>
      {next.savesInWorstCase && `${texts.worstCaseSavings} `}
      {staying?.key !== next.key &&
        texts.withoutSavingsStyle[direction]({ plan: <LocalizedText text={next.name} />, amount })}
    </>
  )
}

function Certainty({ certainty, next, staying }: ResultFacts) {
  const texts = stepTexts.answer
  if (!next) return null
  const { direction, amount } = next.difference
  const values = { plan: <LocalizedText text={next.name} />, amount }
  return (
    <>
      {certainty && <Choice {...certainty} />}
      {staying?.key !== next.key && texts.next[direction](values)}
    </>
  )
}

/** Never a number for nearly all years or nearly none: the share is that of a few simulated years. */
function Choice({ kind, years }: NonNullable<ResultFacts['certainty']>) {
  const { cheapestIn, choice } = stepTexts.answer
  const values = {
    choice: <strong>{choice[kind]}</strong>,
    years: years ?? 0,
    words: <Term meaning={stepTexts.terms.yearsLikeThis}>{cheapestIn.words}</Term>,
  }
  return <>{write(cheapestIn[shareOf(years)], values)} </>
}

function shareOf(years: number | null) {
  if (years === null) return 'notStated'
  if (years >= 100) return 'nearlyAll'
  return years <= 0 ? 'hardlyAny' : 'some'
}

function WorstCase({ best, safest }: ResultFacts) {
  const texts = stepTexts.answer.worstCase
  if (best.worstCase === null) return null
  if (best.worstCase === 'noLimit') return texts.noLimit
  const values = {
    worstCase: <Term meaning={stepTexts.terms.worstCase}>{texts.words}</Term>,
    amount: <b>{formatMoney(best.worstCase)}</b>,
  }
  if (!safest) return texts.alone(values)
  if (safest.isBest) return texts.lowest(values)
  return texts.higher({
    ...values,
    difference: safest.difference.amount,
    plan: <LocalizedText text={safest.name} />,
  })
}

function StayingDifference({ staying }: ResultFacts) {
  const { staying: texts } = stepTexts.answers.currentPlan
  if (!staying) return null
  const { direction, amount } = staying.difference
  const plan = <LocalizedText text={staying.plan} />
  return (
    <p>
      <strong>{write(texts[staying.isSamePlan ? 'none' : direction], { amount, plan })}</strong>
    </p>
  )
}
