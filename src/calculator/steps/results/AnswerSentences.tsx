import { formatMoney } from '../../rules/formatMoney.ts'
import { write } from '../../texts/messages.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { Term } from '../../ui/Term.tsx'
import type { ResultFacts } from './facts.ts'

/** How sure the best plan is, which plan is next, and what the worst case is. */
export function AnswerSentences({ facts }: { facts: ResultFacts }) {
  const comparesCosts = facts.next !== null || facts.best.worstCase !== null
  if (!comparesCosts && !facts.staying) return null
  return (
    <div className="answer-sentences">
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
function SavingsChoice({ next }: ResultFacts) {
  const texts = stepTexts.answer
  if (!next) return null
  const { direction, amount } = next.difference
  return (
    <>
      {next.savesInWorstCase && `${texts.worstCaseSavings} `}
      {texts.withoutSavingsStyle[direction]({ plan: <LocalizedText text={next.name} />, amount })}
    </>
  )
}

function Certainty({ certainty, next }: ResultFacts) {
  const texts = stepTexts.answer
  if (!next) return null
  const { direction, amount } = next.difference
  const values = { plan: <LocalizedText text={next.name} />, amount }
  if (certainty?.kind === 'even') return texts.even[direction](values)
  return (
    <>
      {certainty && <strong>{texts[certainty.kind]} </strong>}
      {certainty?.years != null && <YearsSentence years={certainty.years} />}
      {texts.next[direction](values)}
    </>
  )
}

/** Never a number for nearly all years or nearly none: the share is that of a few simulated years. */
function YearsSentence({ years }: { years: number }) {
  const { cheapestIn } = stepTexts.answer
  const text = cheapestIn[years >= 100 ? 'nearlyAll' : years <= 0 ? 'hardlyAny' : 'some']
  const words = <Term meaning={stepTexts.terms.yearsLikeThis}>{cheapestIn.words}</Term>
  return <>{write(text, { years, words })} </>
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
