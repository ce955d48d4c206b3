import { surchargeAmounts } from './amounts.ts'
import type { PlansRule } from './Rule.ts'
import { acceptIfIntended, formatDollars } from './wording.ts'

/** Words in a statement for topics that employers reward, and for topics that they charge for. */
const rewardedTopic =
  /\bwell(ness|-?being)\b|\bbiometric|\bhealth (risk )?(assessment|screening|survey|questionnaire)|\b(annual|preventive) (physical|exam|care|visit)|\bvaccinat|\bgym\b|\bfitness\b|\bcoaching\b|\b(cessation|quit)\b/i
const chargedTopic = /tobacco|nicotine|\bsmok|\bvap(e|ing)\b|\bcigar/i

/** Words for the amount itself. */
const creditWord = /\b(credit|discount|incentive|reward|rebate)s?\b/i
const surchargeWord = /\b(surcharges?|penalt(y|ies))\b/i

const negations =
  /\b(not|no|never|nobody|none|neither|without|miss(ed)?|skip(ped)?|fail(ed)?|declin(e|ed)|refused?|opt(ed)? out|former(ly)?)\b|n['\u2019]t\b|\bnon-?(?=smok|tobacco|user)|(tobacco|nicotine|smoke)[- ]free\b|\bfree (of|from)\b/gi

/** A wrong sign turns a credit into a surcharge: the estimate is off by twice the amount. */
export const surchargeSign: PlansRule = {
  code: 'surcharge-sign',
  severity: 'warning',
  title: 'A surcharge is above zero, and a credit below.',
  check: ({ instance, plans: { surcharges } }) => {
    const statements = new Map(instance.surcharges.map(({ id, statement }) => [id, statement]))
    return surcharges.flatMap((surcharge, index) => {
      const statement = statements.get(surcharge.id) ?? ''
      const { amounts, isYearly } = surchargeAmounts(surcharge, index)
      const { pointer, amount } = amounts.find((each) => each.amount !== 0) ?? { pointer: '', amount: 0 }
      const expected = expectedSign(statement)
      if (expected === undefined || amount === 0 || Math.sign(amount) === expected) return []
      const [kind, raises] = expected < 0 ? ['a credit', 'raises'] : ['a surcharge', 'lowers']
      return [
        {
          pointer,
          message: `'${statement}' reads like ${kind}, but it ${raises} what employees pay by ${formatDollars(Math.abs(amount))} ${isYearly ? 'a year' : 'per pay period'}.`,
          help: `Write ${-amount} for ${kind}; ${acceptIfIntended}`,
        },
      ]
    })
  },
}

/** Undefined if the statement does not say, or if its topic contradicts its word for the amount. */
function expectedSign(statement: string): 1 | -1 | undefined {
  const byTopic = signByTopic(statement)
  const isCredit = creditWord.test(statement)
  if (isCredit === surchargeWord.test(statement)) return byTopic
  return byTopic === (isCredit ? -1 : 1) ? byTopic : undefined
}

function signByTopic(statement: string): 1 | -1 | undefined {
  const isRewarded = rewardedTopic.test(statement)
  const matchedNegations = statement.match(negations) ?? []
  if (isRewarded === chargedTopic.test(statement) || matchedNegations.length > 1) return undefined
  return isRewarded === matchedNegations.length > 0 ? 1 : -1
}
