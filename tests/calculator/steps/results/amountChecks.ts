import { bestPlanCosts } from '../../../../src/calculator/steps/results/outputs.ts'
import {
  amountIn,
  cardsOf,
  cellsOf,
  claims,
  different,
  dollars,
  formatted,
  money,
  rowsOf,
  scenariosOf,
  textOf,
  type Shown,
} from './shownResult.tsx'

/** What is wrong with the amounts of a page; nothing if they agree. */
export const amountChecks: Record<string, (shown: Shown) => string[]> = {
  'amounts are the same in each place': (shown) => {
    const { text, html, words, best, total } = shown
    const { figures } = words.steps
    const { valueNames } = words.sections.comparison
    const card = cardsOf(shown).find(({ isBest }) => isBest)
    const chosen = scenariosOf(shown).find(({ isChosen }) => isChosen)
    const figure = (label: string) => money(text.answer.split(label)[1])
    const columns = html.plans.split('<tbody').find((row) => row.startsWith(' data-best="true"'))!
    const column = (name: string) => amountIn(columns, name)
    const compared = rowsOf(html.twoPlans).map((row) => cellsOf(row).map(textOf))
    const first = (label: string) => compared.find(([name]) => name === label)?.[1] ?? null
    const atOwnYear = new Map<string, string | null>(
      html.care
        .split('care-chart-costs')[1]
        ?.split('<li>')
        .slice(1)
        .map((row) => textOf(row.split('</li>')[0]!))
        .map((row) => [[...total.keys()].find((name) => row.includes(name))!, money(row)]),
    )
    const isOwnYear = text.care.includes(words.sections.years.care.ownYearShort)
    const why = claims(shown, text.why, words.sections.why.fullPrice)[0]
    return [
      ...different('total', figure(figures.totalCost), column('totalCost')),
      ...different('total of the card', figure(figures.totalCost), money(card?.likely)),
      ...different('total of two plans', figure(figures.totalCost), first(valueNames.totalCost)),
      ...(chosen
        ? [...chosen.costs]
            .filter(([name, cost]) => cost !== total.get(name))
            .map(([name]) => `scenario: ${name}`)
        : []),
      ...(isOwnYear
        ? [...atOwnYear].flatMap(([name, cost]) =>
            different(`chart: ${name}`, cost, formatted(total.get(name)!)),
          )
        : []),
      ...different('care', figure(figures.outOfPocketExpenses), column('outOfPocketExpenses')),
      ...different('care, explained', figure(figures.outOfPocketExpenses), why?.amount ?? null),
      ...different('care of two plans', figure(figures.outOfPocketExpenses), first(valueNames.care)),
      ...different('company money', figure(figures.hsaFunds), column('hsaFunds')),
      ...different('company money of the card', figure(figures.hsaFunds), money(card?.companyMoney)),
      ...different('company money of two plans', figure(figures.hsaFunds), first(valueNames.company)),
      ...different('paycheck', card?.paycheck ?? null, first(valueNames.paycheck)),
      ...different('paychecks', card?.paychecks ?? null, first(valueNames.paychecks)),
      ...different('worst case', card?.worstCase ?? null, first(valueNames.worstCase)),
      ...different('largest bill', money(text.bills.split('\n')[1]), first(valueNames.largestBill)),
      ...different('plan', best, card?.name ?? null),
    ]
  },

  'company money is the same everywhere, and pays no more than there is': (shown) => {
    const { text, words, html, outputs: all } = shown
    const costs = bestPlanCosts(all)
    const { companyMoney } = words.sections.account
    const { why } = words.sections
    const [paid] = claims(shown, text.account, companyMoney.paid)
    const [use] = [companyMoney.kept, companyMoney.left].flatMap((message) =>
      claims(shown, text.account, message),
    )
    const full = paid?.full ?? null
    const used = use?.used ?? (text.account.includes(companyMoney.allUsed) ? full : null)
    const bill = claims(shown, text.bills, words.sections.bills.companyMoney.part)[0]?.amount ?? null
    const largest = money(text.bills.split('\n')[1])
    const ofBill = text.bills.includes(words.sections.bills.companyMoney.all) ? largest : bill
    const [left] = claims(shown, text.why, why.steps.companyMoneyLeft)
    const [allOfIt] = claims(shown, text.why, why.steps.companyMoney)
    const contribution = rowsOf(html.twoPlans)
      .map((row) => cellsOf(row).map(textOf))
      .find(([label]) => label === words.sections.comparison.valueNames.contribution)?.[1]
    const spent = text.explorer.split(`${words.sections.account.balance.used}\n`)[1]
    const hasMatch = costs.facts?.match != null
    return [
      ...different('explorer', hasMatch ? null : (money(spent)?.replace('−', '') ?? null), used),
      ...different('explained', left?.limit ?? allOfIt?.amount ?? null, full),
      ...different('used', left?.amount ?? allOfIt?.amount ?? null, used),
      ...different('two plans', contribution ?? null, full),
      ...(full !== null && ofBill !== null && dollars(ofBill) > dollars(full)
        ? [`${ofBill} of a bill, of ${full}`]
        : []),
      ...(bill !== null && dollars(bill) >= dollars(largest!) ? [`${bill} of ${largest}`] : []),
    ]
  },

  'what to set aside each month is an equal part of the care costs, less company money': (shown) => {
    const { outputs: all, text, words } = shown
    const { outOfPocketExpenses, hsaFunds } = words.steps.figures
    const figure = (label: string) => dollars(money(text.answer.split(label)[1])!)
    const care = Math.max(0, figure(outOfPocketExpenses) - figure(hsaFunds))
    const months = all.assumptions?.coveredMonths ?? 12
    return claims(shown, text.bills, words.sections.bills.setAside)
      .map(({ amount }) => dollars(amount!))
      .filter((amount) => amount > care || Math.abs(amount * months - care) > months / 2 + 1)
      .map((amount) => `${amount} in each of ${months} months, of ${care}`)
  },

  'sentences about months say what the months show': (shown) => {
    const { outputs: all, text, html, words, instance, model } = shown
    const { largest, months } = words.sections.bills
    const bars = html.bills
      .split('monthly-bills-month')
      .slice(1)
      .map((row) => textOf(row.split('</li>')[0]!))
      .map((row) => ({
        month: /^\p{L}+/u.exec(row.replace(/^[^\p{L}]*/u, ''))![0],
        amount: dollars(money(row)!),
      }))
    const sum = (list: typeof bars) => list.reduce((total, { amount }) => total + amount, 0)
    const [early] = claims(shown, text.bills, months.early)
    const until = bars.findIndex(({ month }) => early && month.startsWith(early.month!)) + 1
    const dated = [largest.serviceInMonth, largest.inMonth].some(
      (message) => claims(shown, text.bills, message).length > 0,
    )
    const atBirth = claims(shown, text.bills, largest.atBirth).length > 0
    const costs = all.plans[all.bestPlan]!
    const chosen = instance.scenarios.find(({ id }) => id === model.scenario)
    const paysFromBirth =
      claims(shown, text.comparison, words.sections.comparison.beforeAndAfterBirth).length > 0
    return [
      ...(bars.length > 0 && new Set(bars.map(({ amount }) => amount)).size === 1 ? ['equal months'] : []),
      ...(early && sum(bars.slice(0, until)) * 3 < sum(bars) * 2 ? [`most bills by ${early.month}`] : []),
      ...(bars.length > 0 && sum(bars) !== Math.round(costs.outOfPocketExpenses)
        ? ['the sum of the months']
        : []),
      ...(dated && costs.largestBill?.month == null ? ['month of the bill'] : []),
      ...(atBirth && !all.assumptions?.birth && chosen?.adds !== 'child' ? ['no birth'] : []),
      ...(paysFromBirth && !all.assumptions?.birth ? ['no birth on the plan'] : []),
    ]
  },
}
