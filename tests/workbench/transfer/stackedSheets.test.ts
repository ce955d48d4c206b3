import { describe, expect, it } from 'vitest'
import { parseYear } from '../../../src/check/edit/editYear.ts'
import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import { tierTitles } from '../../../src/compare/values/tierTitles.ts'
import { tables } from '../../../src/workbench/tables/tables.ts'
import { textOf } from '../../../src/workbench/tables/Table.ts'
import { guessWorkbook } from '../../../src/workbench/transfer/findBlocks.ts'
import { guessView } from '../../../src/workbench/transfer/amountUnits.ts'
import { readRowHeaders } from '../../../src/workbench/transfer/ImportMapping.ts'
import {
  countOpenQuestions,
  noDecisions,
  type ImportPlan,
} from '../../../src/workbench/transfer/ImportPlan.ts'
import { planImport } from '../../../src/workbench/transfer/planImport.ts'
import { toSheet, type Sheet } from '../../../src/workbench/transfer/sheet.ts'
import { fc, slowCases } from '../../kit/fc.ts'
import { readSample } from '../tables/sampleYears.ts'

const plans = ['PPO Plan', 'Traditional Plan', 'High Deductible Plan with HSA']
const bands = ['Under $40,000', '$40,000 to $80,000', 'Over $80,000', 'Part-time']
const tiers = ['EE', 'ES', 'EC', 'EF'] as const

const tierTexts = {
  EE: ['Employee only', 'EE Only', 'Employee'],
  ES: ['Employee + Spouse', 'EE + Spouse'],
  EC: ['Employee + Children', 'EE + Child(ren)'],
  EF: ['Family', 'Employee + Family'],
}

const bandTexts: Record<string, string[]> = {
  'Under $40,000': ['Under $40,000', 'Salary below $40,000', 'Under 40K'],
  '$40,000 to $80,000': ['$40,000 to $80,000', 'Salary band: $40,000 – $80,000'],
  'Over $80,000': ['Over $80,000', 'Salary over $80,000', 'More than 80K'],
  'Part-time': ['Part-time', 'Part-time employees'],
}

/** A different amount for each plan, band, and tier. */
function amountOf(plan: string, band: string, tier: (typeof tiers)[number]) {
  return 1000 + plans.indexOf(plan) * 100 + bands.indexOf(band) * 10 + tiers.indexOf(tier) * 2
}

interface Style {
  plans: string[]
  bands: string[]
  wording: number
  format: (amount: number) => string
  /** The label of a row below the amounts. */
  total: string | undefined
  hasNotes: boolean
  gap: number
  corner: string
  unit: keyof typeof unitHeadings
}

/** The headings of amounts in a unit, and how many of them a year has in the sample. */
const unitHeadings = {
  yearly: { text: 'Employee contributions per year', times: 1 },
  perPay: { text: 'Per paycheck (26 payroll deductions per year)', times: 26 },
  monthly: { text: 'Monthly employee contributions', times: 12 },
}

type Rows = string[][]

const tierText = ({ wording }: Style, tier: (typeof tiers)[number]) =>
  tierTexts[tier][wording % tierTexts[tier].length]!
const bandText = ({ wording }: Style, band: string) => bandTexts[band]![wording % bandTexts[band]!.length]!

/** Rows of amounts below titles, with a total. */
function createBlock(
  style: Style,
  corner: string,
  names: string[],
  titles: string[],
  amount: (name: number, title: number) => number,
): Rows {
  const rows = names.map((name, index) => [
    name,
    ...titles.map((_, title) => style.format(amount(index, title))),
  ])
  const sums = titles.map((_, title) =>
    style.format(names.reduce((sum, __, index) => sum + amount(index, title), 0)),
  )
  return [[corner, ...titles], ...rows, ...(style.total === undefined ? [] : [[style.total, ...sums]])]
}

const blank = (count: number): Rows => Array.from({ length: count }, () => [])

function stack(style: Style, blocks: Rows[]): Rows {
  return blocks.flatMap((block, index) => [
    ...(index > 0 ? blank(style.gap) : []),
    ...block,
    ...(style.hasNotes ? [['* Rates may change.']] : []),
  ])
}

function placeBeside(blocks: Rows[]): Rows {
  const height = Math.max(...blocks.map(({ length }) => length))
  const widths = blocks.map((block) => Math.max(...block.map(({ length }) => length)))
  return Array.from({ length: height }, (_, row) =>
    blocks.flatMap((block, index) => [
      ...Array.from({ length: widths[index]! }, (__, column) => block[row]?.[column] ?? ''),
      ...(index < blocks.length - 1 ? [''] : []),
    ]),
  )
}

const bandBlocks = (style: Style, isTiersDown: boolean, hasOwnRow: boolean) =>
  style.bands.map((band) => {
    const tierTitlesOf = tiers.map((tier) => tierText(style, tier))
    const corner = hasOwnRow ? style.corner : bandText(style, band)
    const block = isTiersDown
      ? createBlock(style, corner, tierTitlesOf, style.plans, (tier, plan) =>
          amountOf(style.plans[plan]!, band, tiers[tier]!),
        )
      : createBlock(style, corner, style.plans, tierTitlesOf, (plan, tier) =>
          amountOf(style.plans[plan]!, band, tiers[tier]!),
        )
    return hasOwnRow ? [[bandText(style, band)], ...block] : block
  })

const planBlocks = (style: Style, isTiersDown: boolean) =>
  style.plans.map((plan) => {
    const names = style.bands.map((band) => bandText(style, band))
    const titles = tiers.map((tier) => tierText(style, tier))
    const block = isTiersDown
      ? createBlock(style, '', titles, names, (tier, band) =>
          amountOf(plan, style.bands[band]!, tiers[tier]!),
        )
      : createBlock(style, '', names, titles, (band, tier) =>
          amountOf(plan, style.bands[band]!, tiers[tier]!),
        )
    return [[plan], ...block]
  })

/** Two rows of titles, the upper one merged. */
function nested(style: Style, outer: string[], inner: string[], rows: Rows): Rows {
  return [
    [style.corner, ...outer.flatMap((text) => [text, ...inner.slice(1).map(() => '')])],
    ['', ...outer.flatMap(() => inner)],
    ...rows,
  ]
}

const layouts: Record<string, (style: Style) => Rows> = {
  'tiers down, plans across, a block per band': (style) => stack(style, bandBlocks(style, true, true)),
  'plans down, tiers across, a block per band': (style) => stack(style, bandBlocks(style, false, true)),
  'tiers down, the band in the corner': (style) => stack(style, bandBlocks(style, true, false)),
  'plans down, the band in the corner': (style) => stack(style, bandBlocks(style, false, false)),
  'plans down and tiers down by turns, a block per band': (style) =>
    stack(
      { ...style, gap: style.gap + 1 },
      style.bands.flatMap((band, index) => bandBlocks({ ...style, bands: [band] }, index % 2 === 0, true)),
    ),
  'blocks side by side, plans down': (style) => placeBeside(bandBlocks(style, false, true)),
  'blocks side by side, tiers down': (style) => placeBeside(bandBlocks(style, true, true)),
  'a block per plan, bands down': (style) => stack(style, planBlocks(style, false)),
  'a block per plan, tiers down': (style) => stack(style, planBlocks(style, true)),
  'a block per plan, side by side': (style) => placeBeside(planBlocks(style, false)),
  'bands merged over tiers': (style) =>
    nested(
      style,
      style.bands.map((band) => bandText(style, band)),
      tiers.map((tier) => tierText(style, tier)),
      style.plans.map((plan) => [
        plan,
        ...style.bands.flatMap((band) => tiers.map((tier) => style.format(amountOf(plan, band, tier)))),
      ]),
    ),
  'tiers merged over bands': (style) =>
    nested(
      style,
      tiers.map((tier) => tierText(style, tier)),
      style.bands.map((band) => bandText(style, band)),
      style.plans.map((plan) => [
        plan,
        ...tiers.flatMap((tier) => style.bands.map((band) => style.format(amountOf(plan, band, tier)))),
      ]),
    ),
  'plans merged over bands': (style) =>
    nested(
      style,
      style.plans,
      style.bands.map((band) => bandText(style, band)),
      tiers.map((tier) => [
        tierText(style, tier),
        ...style.plans.flatMap((plan) => style.bands.map((band) => style.format(amountOf(plan, band, tier)))),
      ]),
    ),
  'plans merged over tiers': (style) =>
    nested(
      style,
      style.plans,
      tiers.map((tier) => tierText(style, tier)),
      style.bands.map((band) => [
        bandText(style, band),
        ...style.plans.flatMap((plan) => tiers.map((tier) => style.format(amountOf(plan, band, tier)))),
      ]),
    ),
}

const distinct = (values: readonly string[]) =>
  fc.shuffledSubarray([...values], { minLength: 2, maxLength: values.length })

const style = fc.record({
  plans: distinct(plans),
  bands: distinct(bands),
  wording: fc.nat(5),
  format: fc.constantFrom<Style['format']>(
    String,
    (amount) => `$${amount.toLocaleString('en-US')}`,
    (amount) => amount.toFixed(2),
  ),
  total: fc.constantFrom(undefined, 'Total', 'Employer share, family', 'Company pays'),
  hasNotes: fc.boolean(),
  gap: fc.nat(2),
  corner: fc.constantFrom('', 'Coverage', 'Coverage level'),
  unit: fc.constantFrom('yearly', 'perPay', 'monthly'),
})

const definition = tables.payroll
const texts = readSample('lakeshore')
const readYearly = (each: YearTexts) => definition.read(parseYear(each), 'yearly')
const before = readYearly(texts)

/** @param view that of the amounts; the unit that the sheet says if undefined */
function importRows(rows: Rows, view?: string, decisions = noDecisions) {
  const sheet = toSheet('Sheet1', rows)
  return { sheet, ...importSheets([sheet], view, decisions) }
}

function importSheets(sheets: readonly Sheet[], view?: string, decisions = noDecisions) {
  const blocks = guessWorkbook(before, sheets).map((block) => ({
    ...block,
    view: view ?? guessView(definition, before, block),
  }))
  const plan = planImport({ definition, texts }, blocks, decisions)
  return { plan, after: readYearly({ ...texts, ...plan.texts }) }
}

/** The yearly amounts of the table that are those of the sheet, and the others that are changed. */
function checkAmounts(after: typeof before, times = 1) {
  const wrong: string[] = []
  let right = 0
  for (const row of readRowHeaders(after).rows)
    for (const tier of tiers) {
      const text = textOf(after, { row: row.name, column: tier })
      const [plan, band] = row.texts
      if (text === textOf(before, { row: row.name, column: tier })) continue
      const amount = Number(text.replaceAll(/[$,]/g, ''))
      if (amount === amountOf(plan!, band!, tier) * times) right += 1
      else wrong.push(`${row.title}, ${tierTitles[tier]}: ${text}`)
    }
  return { right, wrong }
}

/** Each layout gets the same number of cases. */
const layoutCases = { numRuns: Math.ceil(slowCases.numRuns / 8) }

/** A text without letters that has digits. The names in these sheets have letters. */
const isNumber = (text: string) => /\d/.test(text) && !/\p{L}/u.test(text)
const isLabel = (text: string) => text !== '' && !isNumber(text)

const markings: readonly ((amount: string) => string)[] = [
  (amount) => `${amount}*`,
  (amount) => `${amount}†`,
  (amount) => `${amount}²`,
  (amount) => `${amount} (1)`,
  (amount) => `*${amount}`,
  (amount) => `€${amount.replace('$', '')}`,
  (amount) => `${amount} €`,
  (amount) => `(${amount})`,
  (amount) => `${amount}%`,
  (amount) => `-${amount}`,
  (amount) => `${amount}.-`,
  (amount) => `${amount} / $50`,
]

/** Writes some amounts in a way that can mean something else, and a count beside the sheet. */
function mark(rows: Rows, choices: readonly (readonly [cell: number, marking: number])[]): Rows {
  const width = Math.max(...rows.map(({ length }) => length))
  const marked = rows.map((row) => Array.from({ length: width + 1 }, (_, column) => row[column] ?? ''))
  const numbers = rows.flatMap((row, index) =>
    row.flatMap((text, column) => (isNumber(text) ? [{ index, column, text }] : [])),
  )
  for (const [cell, marking] of choices) {
    const { index, column, text } = numbers[cell % numbers.length]!
    marked[index]![column] = markings[marking % markings.length]!(text)
    marked[index]![width] = '26'
  }
  return marked
}

/** Changes one text that is not an amount, such as a heading. */
function disturb(rows: Rows, choice: number, change: 'remove' | 'rename' | 'move'): Rows {
  const labels = rows.flatMap((row, index) =>
    row.flatMap((text, column) => (isLabel(text) ? [{ index, column, text }] : [])),
  )
  const { index, column, text } = labels[choice % labels.length]!
  const row = rows[index]!.with(column, change === 'rename' ? 'Gold 3000' : '')
  if (change === 'move' && (row[column + 1] ?? '') === '') row[column + 1] = text
  return rows.with(index, row)
}

/** Two amounts instead of one below each title, of which the second is the right one. */
function divideColumns(rows: Rows, [wrong, right]: readonly [string, string]): Rows {
  const isDivided = (column: number) => rows.some((row) => isNumber(row[column] ?? ''))
  return rows.flatMap((row, index) => {
    const isLast = !row.some(isNumber) && rows[index + 1]?.some(isNumber)
    const divide = (number: (text: string) => string[], title: (text: string) => string[]) =>
      row.flatMap((text, column) =>
        isDivided(column) ? (isNumber(text) ? number(text) : title(text)) : [text],
      )
    const divided = divide(
      (text) => [text.replace(/\d/, '9'), text],
      (text) => [text, ''],
    )
    const headings = () =>
      row.flatMap((text, column) => (isDivided(column) ? (text === '' ? ['', ''] : [wrong, right]) : ['']))
    return isLast ? [divided, headings()] : [divided]
  })
}

function transpose(rows: Rows): Rows {
  const width = Math.max(...rows.map(({ length }) => length))
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? ''))
}

const variants = [
  ['Current', 'New'],
  ['2026', '2027'],
  ['Tobacco user', 'Non-tobacco user'],
] as const

function expectAllListed(sheet: Sheet, { ledger }: ImportPlan) {
  const listed = ledger.flatMap(({ text }) => (isNumber(text) ? [text] : []))
  expect(listed).toEqual(sheet.grid.flat().filter(isNumber))
}

it('A workbook with a sheet for each band is imported with each amount in its place', () => {
  fc.assert(
    fc.property(style, fc.boolean(), (given, isTiersDown) => {
      const { text, times } = unitHeadings[given.unit]
      const sheets = given.bands.map((band) =>
        toSheet(bandText(given, band), [
          [text],
          [],
          ...bandBlocks({ ...given, bands: [band] }, isTiersDown, true)[0]!.slice(1),
        ]),
      )
      const { right, wrong } = checkAmounts(importSheets(sheets).after, times)
      expect(wrong).toEqual([])
      expect(right).toBe(given.plans.length * given.bands.length * tiers.length)
    }),
    layoutCases,
  )
})

it('Blocks below a row of what the employer pays are imported too', () => {
  const given: Style = {
    plans,
    bands,
    wording: 0,
    format: String,
    total: 'Employer share, family',
    hasNotes: false,
    gap: 1,
    corner: '',
    unit: 'perPay',
  }
  const { plan, after } = importRows([
    [unitHeadings.perPay.text],
    ...layouts['tiers down, plans across, a block per band']!(given),
    [],
    ['Spouse surcharge: $46.15 if your spouse has other coverage'],
  ])
  // The sentence names a tier, but is no block.
  expect(plan.error).toBeUndefined()
  const { right, wrong } = checkAmounts(after, 26)
  expect([right, wrong]).toEqual([plans.length * bands.length * tiers.length, []])
})

describe.each(Object.keys(layouts))('A sheet with %s', (name) => {
  it('is imported with each amount in its place', () => {
    fc.assert(
      fc.property(style, (given) => {
        const { text, times } = unitHeadings[given.unit]
        const { plan, after } = importRows([[text], [], ...layouts[name]!(given)])
        const { right, wrong } = checkAmounts(after, times)
        expect(wrong).toEqual([])
        expect(right).toBe(given.plans.length * given.bands.length * tiers.length)
        // The order of the invented amounts is not that of the sample.
        expect(countOpenQuestions({ ...plan, plausibility: [] })).toBe(0)
      }),
      layoutCases,
    )
  })

  it('and with two amounts for each place imports none until one of them is chosen', () => {
    fc.assert(
      fc.property(style, fc.constantFrom(...variants), fc.boolean(), (given, names, isBeside) => {
        const rows = layouts[name]!({ ...given, total: undefined, hasNotes: false })
        const divided = isBeside
          ? divideColumns(rows, names)
          : transpose(divideColumns(transpose(rows), names))
        const asked = importRows(divided, 'yearly')
        expect(checkAmounts(asked.after)).toEqual({ right: 0, wrong: [] })
        const open = asked.plan.rowQuestions.filter(({ decision }) => decision === undefined)
        expect(open.map(({ places }) => places)).toEqual([names])
        const rowDecisions = new Map([[open[0]!.label, { kind: 'only', place: names[1] } as const]])
        const decisions = { ...noDecisions, rows: rowDecisions }
        const { after, plan } = importRows(divided, 'yearly', decisions)
        const count = given.plans.length * given.bands.length * tiers.length
        expect(checkAmounts(after)).toEqual({ right: count, wrong: [] })
        expect(countOpenQuestions({ ...plan, plausibility: [] })).toBe(0)
      }),
      layoutCases,
    )
  })

  it('and a wrong heading has no amount in a wrong place, and lists each number', () => {
    fc.assert(
      fc.property(style, fc.nat(), fc.constantFrom('remove', 'rename', 'move'), (given, choice, change) => {
        const { sheet, plan, after } = importRows(disturb(layouts[name]!(given), choice, change), 'yearly')
        expect(checkAmounts(after).wrong).toEqual([])
        expectAllListed(sheet, plan)
      }),
      layoutCases,
    )
  })

  it('and marked amounts has no amount in a wrong place, and lists each number', () => {
    const choices = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(style, choices, (given, chosen) => {
        const { sheet, plan, after } = importRows(mark(layouts[name]!(given), chosen), 'yearly')
        expect(checkAmounts(after).wrong).toEqual([])
        expectAllListed(sheet, plan)
      }),
      layoutCases,
    )
  })
})
