import { renderToStaticMarkup } from 'react-dom/server'
import { AccountExplorer } from '../../../../src/calculator/steps/results/account/AccountExplorer.tsx'
import { AccountSection } from '../../../../src/calculator/steps/results/account/AccountSection.tsx'
import { BestPlan } from '../../../../src/calculator/steps/results/BestPlan.tsx'
import { BillsSection } from '../../../../src/calculator/steps/results/bills/BillsSection.tsx'
import { PlanComparison } from '../../../../src/calculator/steps/results/comparison/PlanComparison.tsx'
import { TwoPlans } from '../../../../src/calculator/steps/results/comparison/TwoPlans.tsx'
import type { ResultFacts } from '../../../../src/calculator/steps/results/facts.ts'
import { NotesAndAssumptions } from '../../../../src/calculator/steps/results/NotesAndAssumptions.tsx'
import { PlansTable } from '../../../../src/calculator/steps/results/PlansTable.tsx'
import { Why } from '../../../../src/calculator/steps/results/why/Why.tsx'
import { CareSection } from '../../../../src/calculator/steps/results/years/CareSection.tsx'
import { Warnings } from '../../../../src/calculator/steps/results/Warnings.tsx'
import { ScenarioGrid } from '../../../../src/calculator/steps/results/years/ScenarioGrid.tsx'
import { accountOf } from '../../../../src/calculator/rules/account.ts'
import { initialAccountInputs } from '../../../../src/calculator/state/accountInputs.ts'
import { sections } from '../../../../src/calculator/texts/en/sections.ts'
import { steps } from '../../../../src/calculator/texts/en/steps.ts'
import { setLanguage, type Language } from '../../../../src/calculator/texts/language.ts'
import { language as spanish } from '../../../../src/calculator/texts/languages/es.ts'
import type { Outputs } from '../../../../src/contract/outputs.ts'
import type { SampleResult } from '../../../kit/sampleResults.ts'
import { resultPage } from '../../provided.tsx'

export const messages: Record<string, Pick<Language, 'steps' | 'sections'>> = {
  en: { steps, sections },
  es: spanish,
}

const parts = {
  warnings: Warnings,
  answer: BestPlan,
  comparison: PlanComparison,
  scenarios: ScenarioGrid,
  bills: BillsSection,
  account: AccountSection,
  explorer: Explorer,
  twoPlans: EveryPair,
  plans: PlansTable,
  why: Why,
  care: CareSection,
  notes: NotesAndAssumptions,
}
type Part = keyof typeof parts
type ResultPart = { outputs: Outputs; facts: ResultFacts }

function Page(result: ResultPart) {
  return Object.entries(parts).map(([name, Content]) => (
    <section key={name} id={`part-${name}`}>
      <Content {...result} onIncludeBaby={() => {}} />
    </section>
  ))
}

/** The best plan and each other one, as the visitor can choose them. */
function EveryPair({ outputs: all }: ResultPart) {
  return Object.keys(all.plans)
    .filter((key) => key !== all.bestPlan)
    .map((key) => <TwoPlans key={key} outputs={all} initial={[all.bestPlan, key]} />)
}

function Explorer({ outputs: all }: ResultPart) {
  const account = accountOf(all, all.bestPlan)
  const inputs = initialAccountInputs({ spouse: false, children: 0 })
  return (
    account && <AccountExplorer outputs={all} account={account} inputs={inputs} onChange={() => undefined} />
  )
}

/** A page of results, read from what it shows. */
export interface Shown extends SampleResult {
  words: Pick<Language, 'steps' | 'sections'>
  html: Record<Part, string>
  text: Record<Part, string>
  /** By name, as shown in the table of plans. The best plan and the others in the table's order. */
  total: Map<string, number>
  best: string
  isSavingsChoice: boolean
}

export function show(result: SampleResult): Shown {
  const { language, outputs: all, instance, model } = result
  setLanguage(language === 'es' ? spanish : null)
  const page = renderToStaticMarkup(resultPage(Page, all, { instance, answers: model }))
  const html = Object.fromEntries(
    page
      .split('<section id="part-')
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('"')), part.slice(part.indexOf('>') + 1)]),
  ) as Record<Part, string>
  const text = Object.fromEntries(Object.entries(html).map(([name, part]) => [name, textOf(part)]))
  const names = Object.values(all.plans).map(({ displayName }) => displayName)
  const rows = rowsOf(html.plans).filter((row) => row.includes('data-amount="totalCost"'))
  return {
    ...result,
    words: messages[language]!,
    html,
    text: text as Record<Part, string>,
    total: new Map<string, number>(
      rows.map((row) => [
        names.find((name) => textOf(row).startsWith(name))!,
        dollars(amountIn(row, 'totalCost')!),
      ]),
    ),
    best: all.plans[all.bestPlan]!.displayName,
    isSavingsChoice: instance.features.savings && all.savingsDidOverride,
  }
}

/** Lines for blocks, without tags. */
export function textOf(html: string) {
  return html
    .replace(/^[^<]*>/, '')
    .replaceAll(/<bdi aria-hidden.*?<\/bdi>/g, '')
    .replaceAll(/<\/?(?:p|li|td|th|tr|h\d|div|dd|caption|option|label|summary|table|small)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#x27|quot|lt|gt|amp);/g, (_, name: string) => entities.get(name)!)
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim()
}
const entities = new Map([
  ['#x27', "'"],
  ['quot', '"'],
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
])

/** The amount of a plan in the table of plans; null without the column. */
export function amountIn(row: string, column: string) {
  const [, cell] = row.split(`data-amount="${column}"`)
  return cell === undefined ? null : textOf(cell.split('</td>')[0]!)
}
export const rowsOf = (html: string) =>
  html
    .split('<tr')
    .slice(1)
    .map((row) => row.split('</tr>')[0]!)
export const cellsOf = (row: string) => row.split(/<t[hd]\b/).slice(1)
export const dollars = (text: string) => Number(text.replace('−', '-').replaceAll(/[$,]/g, ''))

/** The values of a message, each time that the text has it. */
export function claims(
  { total }: Pick<Shown, 'total'>,
  text: string,
  message: string,
): Record<string, string>[] {
  const escape = (part: string) => part.replaceAll(/[$()*+.?[\]^|]/g, String.raw`\$&`)
  const plans = [...total.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map(escape)
    .join('|')
  const pattern = message.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return escape(part)
    if (part === 'plan' || part === 'other') return `(?<${part}>${plans})`
    return inWords.has(part) ? `(?<${part}>.+?)` : String.raw`(?<${part}>−?\$[\d,]+)`
  })
  return [...text.matchAll(new RegExp(`(?<![^\\s]|[“])${pattern.join('')}`, 'g'))].map(({ groups }) => ({
    ...groups,
  }))
}
const inWords = new Set(['worstCase', 'years', 'account', 'service', 'month'])

type Directed = Record<'more' | 'less' | 'same', string>

/** Each claim about two plans of which the difference of the shown amounts is another one. */
export function wrongDifferences(
  shown: Shown,
  text: string,
  message: Directed,
  differenceFrom: (plan: string) => number,
) {
  return (['more', 'less', 'same'] as const).flatMap((direction) =>
    claims(shown, text, message[direction]).flatMap(({ plan = '', amount = '$0' }) => {
      const said = { more: 1, less: -1, same: 0 }[direction] * dollars(amount)
      const expected = differenceFrom(plan)
      return said === expected && (direction === 'same') === (expected === 0)
        ? []
        : [`${plan} is ${direction} by ${amount}, not ${expected}`]
    }),
  )
}

/** What one plan's card shows. */
export function cardsOf({ html, words, total }: Shown) {
  const { amounts, lowest } = words.sections.comparison
  const labels = Object.values(amounts.paycheck).map((label) => label.replace('{count}', String.raw`\d+`))
  const paycheck = new RegExp(`^(?:${labels.join('|')}) (.+)`)
  return html.comparison
    .split('</ol>')[0]!
    .split('<li class="compared-plan"')
    .slice(1)
    .map((card) => {
      const text = textOf(card.replaceAll(/<\/?small>/g, ''))
      const lines = text.split('\n')
      const following = (label: string) =>
        lines
          .find((line) => line.startsWith(`${label} `))
          ?.slice(label.length)
          .trim() ?? null
      return {
        name: [...total.keys()].find((name) => lines[0] === name)!,
        text,
        isBest: card.startsWith(' data-best="true"'),
        isLowest: lines.includes(lowest),
        likely: following(amounts.likelyYear),
        afterTaxes: following(amounts.afterTaxes),
        paycheck: lines.flatMap((line) => paycheck.exec(line)?.[1] ?? [])[0] ?? null,
        paychecks: following(amounts.paychecks),
        worstCase: following(amounts.worstCase),
        companyMoney: following(amounts.companyMoney),
      }
    })
}

/** The rows of the table of scenarios: dollars by plan, and the plans marked as the cheapest. */
export function scenariosOf({ html }: Shown) {
  const [head, ...rows] = rowsOf(html.scenarios)
  if (!head) return []
  const names = cellsOf(head).map(textOf)
  return rows.map((row) => {
    const cells = cellsOf(row)
    return {
      isChosen: row.startsWith(' data-chosen="true"'),
      name: textOf(cells[0]!).split('\n')[0]!,
      costs: new Map<string, number>(
        names.slice(1).map((plan, index) => [plan, dollars(textOf(cells[index + 1]!).replace(/^.* /, ''))]),
      ),
      cheapest: names.filter((_, index) => cells[index]!.includes('data-cheapest="true"')),
    }
  })
}

/** Why two texts that should be the same are not. A part that is not shown is null. */
export function different(what: string, one: string | null, other: string | null) {
  return one === null || other === null || one === other ? [] : [`${what}: ${one} and ${other}`]
}

export const money = (text: string | null | undefined) => text?.match(/−?\$\d+(?:,\d+)*/)?.[0] ?? null

/** Whole dollars as the page shows them. */
export const formatted = (amount: number) =>
  `${amount < 0 ? '−' : ''}$${Math.abs(amount).toLocaleString('en-US')}`
