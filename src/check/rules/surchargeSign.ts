import { dollars } from './dollars.ts'
import { ifMeant } from './ifMeant.ts'
import type { PlansRule } from './Rule.ts'

/** What employers reward, and what they charge for, by words of the statement. */
const rewarded =
  /\bwell(ness|-?being)\b|\bbiometric|\bhealth (risk )?(assessment|screening|survey|questionnaire)|\b(annual|preventive) (physical|exam|care|visit)|\bvaccinat|\bgym\b|\bfitness\b|\bcoaching\b|\b(cessation|quit)\b/i
const charged = /tobacco|nicotine|\bsmok|\bvap(e|ing)\b|\bcigar/i

/** What statements call the amount itself. */
const calledCredit = /\b(credit|discount|incentive|reward|rebate)s?\b/i
const calledSurcharge = /\b(surcharges?|penalt(y|ies))\b/i

const denials =
  /\b(not|no|never|nobody|none|neither|without|miss(ed)?|skip(ped)?|fail(ed)?|declin(e|ed)|refused?|opt(ed)? out|former(ly)?)\b|n['\u2019]t\b|\bnon-?(?=smok|tobacco|user)|(tobacco|nicotine|smoke)[- ]free\b|\bfree (of|from)\b/gi

/** A wrong sign turns a credit into a surcharge: the estimate is off by twice the amount. */
export const surchargeSign: PlansRule = {
  code: 'surcharge-sign',
  severity: 'warning',
  title: 'A surcharge is above zero, and a credit below.',
  check: ({ instance, plans: { surcharges } }) => {
    const statements = new Map(instance.surcharges.map(({ id, statement }) => [id, statement]))
    return surcharges.flatMap(({ id, yearly, perPay = 0 }, place) => {
      const statement = statements.get(id) ?? ''
      const amount = yearly ?? perPay
      const expected = expectedSign(statement)
      if (expected === undefined || amount === 0 || Math.sign(amount) === expected) return []
      const [kind, costs] =
        expected < 0
          ? ['a credit', `adds ${dollars(amount)} to what they pay`]
          : ['a surcharge', `takes ${dollars(-amount)} off what they pay`]
      return [
        {
          pointer: `/surcharges/${place}/${yearly === undefined ? 'perPay' : 'yearly'}`,
          message: `'${statement}' reads like ${kind}, but for employees who say so it ${costs} ${yearly === undefined ? 'per deduction' : 'a year'}.`,
          help: `Write ${-amount} for ${kind}; ${ifMeant}`,
        },
      ]
    })
  },
}

/** Undefined if the statement does not tell, or if its topic and its name for the amount disagree. */
function expectedSign(statement: string): 1 | -1 | undefined {
  const byTopic = signOfTopic(statement)
  const isCredit = calledCredit.test(statement)
  if (isCredit === calledSurcharge.test(statement)) return byTopic
  return byTopic === (isCredit ? -1 : 1) ? byTopic : undefined
}

function signOfTopic(statement: string): 1 | -1 | undefined {
  const isRewarded = rewarded.test(statement)
  const denied = statement.match(denials) ?? []
  if (isRewarded === charged.test(statement) || denied.length > 1) return undefined
  return isRewarded === denied.length > 0 ? 1 : -1
}
