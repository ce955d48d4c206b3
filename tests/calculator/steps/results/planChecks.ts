import { taxSavings } from '../../../../src/calculator/steps/results/account/taxSavings.ts'
import { hasNoLimit, nextBestPlan } from '../../../../src/calculator/steps/results/outputs.ts'
import { careCurve } from '../../../../src/calculator/steps/results/years/careCurve.ts'
import {
  cardsOf,
  claims,
  different,
  dollars,
  money,
  scenariosOf,
  wrongDifferences,
  type Shown,
} from './shownResult.tsx'

/** What is wrong with the sentences of a page about the plans; nothing if they agree. */
export const planChecks: Record<string, (shown: Shown) => string[]> = {
  'the best plan costs least, unless the savings style decides': ({ total, best, isSavingsChoice }) =>
    [...total].filter(([, cost]) => !isSavingsChoice && cost < total.get(best)!).map(([name]) => name),

  'the next plan is the cheapest other one, by the difference of the shown amounts': (shown) => {
    const { answer } = shown.words.steps
    const { total, best, text, model, outputs: all } = shown
    const sentences = [answer.next, answer.withoutSavingsStyle]
    const named = sentences.flatMap((each) =>
      Object.values(each).flatMap((message) => claims(shown, text.answer, message).map(({ plan }) => plan!)),
    )
    const others = [...total].filter(([name]) => name !== best).map(([, cost]) => cost)
    // A sentence of its own names the current plan.
    const isCurrent = others.length > 0 && nextBestPlan(all, shown.instance) === model.currentPlan?.key
    return [
      ...(named.length === (isCurrent || others.length === 0 ? 0 : 1) ? [] : [`${named.length} next plans`]),
      ...named.filter((name) => total.get(name)! > Math.min(...others)),
      ...sentences.flatMap((each) =>
        wrongDifferences(shown, text.answer, each, (name) => total.get(name)! - total.get(best)!),
      ),
    ]
  },

  'the difference from the current plan is that of the shown amounts': (shown) => {
    const { total, best, text, words, model, outputs: all } = shown
    const { none, ...staying } = words.steps.answers.currentPlan.staying
    const difference = (name: string) => total.get(best)! - total.get(name)!
    return [
      ...wrongDifferences(shown, text.answer, staying, difference),
      ...(text.answer.includes(none) === (model.currentPlan?.key === all.bestPlan) ? [] : [none]),
    ]
  },

  'a choice is clear only if the plan costs least in most years': ({
    text,
    words,
    outputs: { plans, bestPlan },
  }) =>
    text.answer.includes(words.steps.answer.choice.clear) && (plans[bestPlan]!.cheapestIn ?? 1) < 0.5
      ? ['clear']
      : [],

  'each plan differs from the best one by the difference of the shown amounts, also after taxes': (shown) => {
    const cards = cardsOf(shown)
    const { differenceInWords } = shown.words.sections.comparison
    const { total, isSavingsChoice, best } = shown
    const lowest = Math.min(...total.values())
    return cards.flatMap((card) => [
      ...different(`${card.name} is the best one`, String(card.isBest), String(card.name === best)),
      ...different(
        `${card.name} is the lowest one`,
        String(card.isLowest),
        String(isSavingsChoice && total.get(best)! > lowest && total.get(card.name) === lowest),
      ),
      ...(['likely', 'afterTaxes'] as const).flatMap((name) => {
        const ofBest = money(cards.find(({ isBest }) => isBest)![name])
        const own = money(card[name])
        const line = card[name]
        return own === null || ofBest === null
          ? []
          : wrongDifferences(shown, line ?? '', differenceInWords, () => dollars(own) - dollars(ofBest))
      }),
    ])
  },

  'tax savings are the same in the section of taxes and in the comparison, whose first plan costs least': (
    shown,
  ) => {
    const { model, outputs: all, instance, words, text, best } = shown
    const cards = cardsOf(shown)
    const savings = taxSavings(all, model.accountInputs, instance.client.planYear)
    const after = cards.map(({ afterTaxes }) => dollars(money(afterTaxes) ?? '$0'))
    const ofBest = cards.find(({ isBest }) => isBest)
    const saved = claims(shown, text.account, words.sections.account.tax.saved)[0]
    const [named] = claims(shown, text.comparison, words.sections.comparison.afterTaxes)
    return [
      ...different('counts taxes', String(cards.length > 0 && savings !== null), String(named !== undefined)),
      ...(after.some((amount) => amount < after[0]!) ? ['the first plan does not cost least'] : []),
      ...different('cheapest', named?.plan ?? null, cards[0]?.name ?? null),
      ...different('plan with savings', saved?.plan ?? null, best),
      ...(saved &&
      ofBest?.afterTaxes &&
      dollars(money(ofBest.likely)!) - dollars(saved.amount!) !== dollars(money(ofBest.afterTaxes)!)
        ? [`${saved.amount} of ${ofBest.text}`]
        : []),
    ]
  },

  'the sentences about scenarios say what the table marks': (shown) => {
    const { choose, costsLeast, alwaysCheapest, custom, quoted } = shown.words.sections.years.scenarios
    const { text, best, isSavingsChoice } = shown
    const rows = scenariosOf(shown)
    const always = claims(shown, text.scenarios, alwaysCheapest).map(({ plan }) => plan!)
    const said = [choose, costsLeast].flatMap((message) => claims(shown, text.scenarios, message))
    const dominated = new Set(
      cardsOf(shown).flatMap(({ name, text: card }) =>
        claims(shown, card, shown.words.sections.comparison.dominated).map(() => name),
      ),
    )
    return rows.flatMap(({ name, isChosen, cheapest, costs }) => {
      const [lowest = 0, second = lowest] = [...costs.values()].toSorted((one, other) => one - other)
      const year = quoted.replace('{year}', name)
      const plans = [...always, ...said.filter(({ years }) => years!.includes(year)).map(({ plan }) => plan!)]
      return [
        ...cheapest.filter((plan) => costs.get(plan) !== lowest),
        ...(isChosen && !isSavingsChoice && !cheapest.includes(best)
          ? ['not the best plan in the chosen row']
          : []),
        ...plans.filter((plan) => !cheapest.includes(plan)),
        ...plans.filter((plan) => dominated.has(plan) && plan !== best).map((plan) => `${plan} is dominated`),
        ...(plans.length === (name === custom || second - lowest < 50 ? always.length : 1)
          ? []
          : [`${plans.length} plans`]),
      ].map((problem) => `${name}: ${problem}`)
    })
  },

  'a plan that never costs less than another one costs at least as much everywhere': (shown) => {
    const cards = cardsOf(shown)
    const { noLimit } = shown.words.steps.plans
    return cards.flatMap((card) =>
      claims(shown, card.text, shown.words.sections.comparison.dominated).flatMap(({ other }) => {
        const better = cards.find(({ name }) => name === other)!
        return [
          ...(dollars(money(card.likely)!) < dollars(money(better.likely)!) ? ['likely year'] : []),
          ...(better.worstCase === noLimit && card.worstCase !== noLimit ? ['no limit'] : []),
          ...(dollars(money(card.worstCase) ?? '$0') < dollars(money(better.worstCase) ?? '$0') &&
          card.worstCase !== noLimit
            ? ['worst case']
            : []),
          ...scenariosOf(shown)
            .filter(({ costs }) => costs.get(card.name)! < costs.get(other!)!)
            .map(({ name }) => name),
        ].map((problem) => `${card.name} and ${other}: ${problem}`)
      }),
    )
  },

  'the ranges of care say what the chart shows': (shown) => {
    const { outputs: all, text, words } = shown
    const { care } = words.sections.years
    const curve = careCurve(all)
    if (!curve) return text.care === '' ? [] : ['care']
    const named = new Map(
      Object.values(all.plans).map((each, index) => [each.displayName, Object.keys(all.plans)[index]!]),
    )
    const ranges = (['cheapest', 'nearlyCheapest'] as const).flatMap((kind) =>
      (['below', 'between', 'above', 'always'] as const).flatMap((place) =>
        claims(shown, text.care, care[kind][place]).map(
          ({ from = '$0', to = '$999,999,999', plan: name }) => ({
            from: dollars(from),
            to: dollars(to),
            key: named.get(name!)!,
            isClose: kind === 'nearlyCheapest',
          }),
        ),
      ),
    )
    /** What the plan of an amount's range costs more than the cheapest one. The shown limits of a range have two digits. */
    const wrongRange = ({
      care: amount,
      totalCosts,
    }: {
      care?: number | null
      totalCosts: Record<string, number>
    }) => {
      const own = ranges.find(({ from, to }) => amount != null && amount > from * 1.05 && amount < to * 0.95)
      const excess = own
        ? Math.round(totalCosts[own.key]!) - Math.round(Math.min(...Object.values(totalCosts)))
        : 0
      return own && excess > (own.isClose ? 100 : 0) ? [`${own.key} costs ${excess} more at ${amount}`] : []
    }
    const end = curve.points.at(-1)!.totalCosts
    return [
      ...(ranges.length === 0 ? ['no range'] : []),
      ...curve.points.flatMap(wrongRange),
      ...(text.care.includes(care.otherKinds) ? [] : all.scenarios.flatMap(wrongRange)),
      ...Object.entries(all.plans)
        .filter(
          ([key, { worstCase }]) =>
            end[key]! > (worstCase ?? Infinity) + 1 && !text.care.includes(care.notCovered),
        )
        .map(([key]) => `worst case of ${key}`),
      ...different(
        'no limit',
        Object.values(all.plans)
          .filter(hasNoLimit)
          .map(({ displayName }) => displayName)
          .toSorted()
          .join(),
        claims(shown, text.care, words.steps.plans.noLimitNote)
          .map(({ plan: name }) => name!)
          .toSorted()
          .join(),
      ),
    ]
  },
}
