import { hasNoLimit } from '../../../../src/calculator/steps/results/outputs.ts'
import {
  amountIn,
  cardsOf,
  cellsOf,
  claims,
  different,
  dollars,
  money,
  rowsOf,
  textOf,
  type Shown,
} from './shownResult.tsx'

/** What is wrong with the worst case on a page, and with the amounts that it limits; nothing if they agree. */
export const worstCaseChecks: Record<string, (shown: Shown) => string[]> = {
  'the worst case is the same everywhere': (shown) => {
    const { text, words, best } = shown
    const { alone, lowest, noLimit } = words.steps.answer.worstCase
    const worst = worstCasesOf(shown)
    const said = [alone, lowest].flatMap((message) => claims(shown, text.answer, message))
    return [
      ...said.flatMap(({ amount }) => different('card', amount!, worst.get(best) ?? null)),
      ...different(
        'no limit',
        String(text.answer.includes(noLimit)),
        String(worst.get(best) === words.steps.plans.noLimit),
      ),
      ...cardsOf(shown).flatMap(({ name, worstCase }) => different(name, worstCase, worst.get(name)!)),
    ]
  },

  'the safest plan has the lowest worst case, by the difference of the shown amounts': (shown) => {
    const { text, words, best } = shown
    const { lowest, higher } = words.steps.answer.worstCase
    const worst = new Map([...worstCasesOf(shown)].map(([name, shownCost]) => [name, money(shownCost)]))
    const isKnown = worst.size > 1 && [...worst.values()].every((amount) => amount !== null)
    const least = Math.min(...[...worst.values()].map((amount) => dollars(amount ?? '$0')))
    const named = [
      ...claims(shown, text.answer, lowest).map(() => ({ plan: best, difference: '$0' })),
      ...claims(shown, text.answer, higher),
    ]
    return [
      ...(named.length === (isKnown ? 1 : 0) ? [] : [`${named.length} safest plans`]),
      ...named
        .filter(
          ({ plan, difference }) =>
            dollars(worst.get(plan)!) !== least || dollars(worst.get(best)!) - least !== dollars(difference),
        )
        .map(({ plan, difference }) => `${plan} costs ${difference} less`),
    ]
  },

  'a plan is not the safest choice only if another one saves more in the worst case than it costs more': (
    shown,
  ) => {
    const { text, words, total, best } = shown
    const worst = worstCasesOf(shown)
    const worstCost = (name: string) =>
      worst.get(name) === words.steps.plans.noLimit ? Infinity : dollars(money(worst.get(name)) ?? 'none')
    const isRisky = [...total].some(
      ([name, cost]) => worstCost(best) - worstCost(name) > cost - total.get(best)!,
    )
    return text.answer.includes(words.steps.answer.choice.risky) && !isRisky ? ['not the safest choice'] : []
  },

  'no cost and no bill exceeds the worst case': (shown) => {
    const { outputs: all, html, text, words, best } = shown
    const { largestBill } = words.sections.comparison.valueNames
    const compared = html.twoPlans
      .split('<table')
      .slice(1)
      .flatMap((table) => {
        const [names, ...rows] = rowsOf(table).map((row) => cellsOf(row).map(textOf))
        const row = rows.find(([label]) => label === largestBill)
        return [1, 2].map((column) => ({ name: names![column]!, bill: money(row?.[column]) }))
      })
    /** What the care of a year costs at most, before company money. */
    const mostCare = (name: string) => {
      const costs = Object.values(all.plans).find(({ displayName }) => displayName === name)!
      const { worstCase, payrollDeduction, surchargeTotal, hsaFunds, facts } = costs
      if (worstCase == null || hasNoLimit(costs)) return Infinity
      const companyMoney = Math.max(hsaFunds, facts?.companyContribution?.full ?? 0)
      return Math.round(worstCase - payrollDeduction - surchargeTotal + companyMoney) + 1
    }
    return [
      ...cardsOf(shown)
        .filter(
          ({ likely, worstCase }) =>
            money(worstCase) !== null && dollars(money(likely)!) > dollars(money(worstCase)!),
        )
        .map(({ name }) => `likely year of ${name}`),
      ...[{ name: best, bill: money(text.bills.split('\n')[1]) }, ...compared]
        .filter(({ name, bill }) => bill !== null && dollars(bill) > mostCare(name))
        .map(({ name, bill }) => `bill of ${bill}, ${name}`),
    ]
  },
}

/** The worst case of each plan in the table of plans. Null without the column. */
function worstCasesOf({ html, total }: Shown) {
  const rows = rowsOf(html.plans)
  return new Map(
    [...total.keys()].map((name) => [
      name,
      amountIn(
        rows.find((row) => textOf(row).startsWith(name))!,
        'worstCase',
      ),
    ]),
  )
}
