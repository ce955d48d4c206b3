import { keysFile } from '../../contract/clientFiles.ts'
import { completeAddress } from '../../contract/clientLink.ts'
import type { InstancePayload } from '../../contract/instance.ts'
import type { MoneyByTier, Plan, PlansDocument } from '../../contract/plans.ts'
import { checkClients } from '../checkClients.ts'
import { schemaAddressOf } from '../clients/schemaAddress.ts'
import type { Diagnostic } from '../Diagnostic.ts'
import { idsFromNames } from '../edit/idFromName.ts'
import { isOnlyAboutSpouse } from '../namesSpouse.ts'
import { irsLimits } from '../rules/irsLimits.ts'
import { isLowerBand } from '../rules/payroll/lowerBandPaysMore.ts'
import { acceptIfIntended } from '../rules/wording.ts'
import { priceEntry, scenarioEntry, usesOf } from '../catalogEntries.ts'
import { setTypical, templateValues } from '../typicalValues.ts'
import { chooseCare, describeSources } from './chooseCare.ts'
import { defaultPayPeriods, listQuestions, type Answers } from './questions.ts'
import { createPlans, typicalPersons, typicalSavingsStyles } from './typicalPlans.ts'

/**
 * The files of a new client: texts by file name.
 * @param schemas as for schemaAddressOf
 */
export function newFiles(answers: Answers, schemas: string): Map<string, string> {
  const documents = { 'instance.json': newInstance(answers), 'plans.json': newPlans(answers) }
  return new Map(
    Object.entries(documents).map(([name, document]) => {
      const $schema = schemaAddressOf(`client/${name}`, schemas)
      return [name, `${JSON.stringify({ $schema, ...document }, null, 2)}\n`]
    }),
  )
}

/** What only the client's own values solve, and an unusual answer, which can be accepted once the client exists. */
const expectedRules = new Set([
  'typical-values',
  'no-effect-question',
  'spouse-statement',
  'unusual-pay-periods',
])

/** The problems that `mediplan check --strict` would report in a new client, except expected ones. */
export function findProblems(client: string, key: string, files: ReadonlyMap<string, string>): Diagnostic[] {
  const folder = [...files].map(([name, text]) => [`${client}/${name}`, text] as const)
  const keys = JSON.stringify({ keys: { [key]: client } })
  // The client does not exist yet, so its warnings cannot be accepted.
  return checkClients(new Map([...folder, [keysFile, keys]]))
    .filter(({ rule }) => !expectedRules.has(rule))
    .map((problem) => ({ ...problem, help: problem.help.replace(`; ${acceptIfIntended}`, '.') }))
}

export function newInstance(answers: Answers): InstancePayload {
  const { name, planYear, url, savings, singleChild, customScenario } = answers
  const statements = [...answers.surcharges, ...answers.credits]
  const { services, years } = chooseCare(answers)
  return {
    client: { planYear, displayName: name, url: url && completeAddress(url) },
    features: {
      ...Object.fromEntries(listQuestions.map(({ flag }) => [flag, answers[flag].length > 0])),
      savings,
      singleChild,
      customScenario,
      household: true,
      accountExplorer: true,
    },
    scenarios: years.map((year) => ({
      ...scenarioEntry(year),
      display: year.display.en,
      summary: year.summary.en,
    })),
    services: customScenario ? services.map(({ id, name: { en } }) => ({ id, name: en })) : [],
    ...Object.fromEntries(
      listQuestions.map(({ flag, list, answer }) => [list, withIds(answers[flag], answer)]),
    ),
    savingsStyles: savings ? typicalSavingsStyles.map(({ id, displayText }) => ({ id, displayText })) : [],
    surcharges: withIds(statements, 'surcharge').map(({ id, name: statement }) => ({
      id,
      statement,
      ...(isOnlyAboutSpouse(statement) && { appliesTo: ['ES', 'EF'] as const }),
    })),
  }
}

/**
 * The plans.json of a new client: figures of the catalog, typical plans, and the legal limits of its plan year. All locations
 * cost the same: no template knows by how much they differ.
 */
export function newPlans(answers: Answers): PlansDocument {
  const {
    planYear,
    salaryBands: bands,
    locations,
    surcharges,
    credits,
    savings,
    singleChild,
    payPeriods,
    trend,
  } = answers
  const care = chooseCare(answers)
  const limits = irsLimits(planYear)
  const plans: PlansDocument = {
    source: describeSources(care, answers),
    accountMoney: 'capped',
    ...(payPeriods !== null && { payPeriods }),
    ...(limits && { selfOnlyCap: limits.acaMaximum.self }),
    persons: typicalPersons,
    services: care.services.map((service) => ({
      ...priceEntry(service, planYear, trend),
      name: service.name.en,
    })),
    scenarios: care.years.map((year) => ({ id: year.id, uses: usesOf(year) })),
    locations: idsFromNames(locations, 'location').map((id) => ({ id, factor: 1 })),
    surcharges: idsFromNames([...surcharges, ...credits], 'surcharge').map((id, index) => ({
      id,
      yearly: index < surcharges.length ? 600 : -300,
    })),
    savingsStyles: savings
      ? typicalSavingsStyles.map(({ id, avoidsOwnMoney }) => ({ id, avoidsOwnMoney }))
      : [],
    contributionLimits: limits
      ? [{ year: planYear, account: 'HSA', ...limits.hsa, catchUp: { age: 55, amount: 1000 } }]
      : [],
    plans: createPlans(
      answers.plans,
      care.services.map(({ id }) => id),
    ).map(({ yearly, ...plan }) => {
      const { EK: _, ...withoutOneChild } = yearly
      return { ...plan, payroll: createPayroll(singleChild ? yearly : withoutOneChild, bands) }
    }),
  }
  setTypical(
    plans,
    templateValues(plans)
      .filter(({ path }) => singleChild || path.at(-1) !== 'EK')
      .filter(({ pointer }) => pointer !== '/payPeriods' || payPeriods === defaultPayPeriods),
  )
  return plans
}

function withIds(names: readonly string[], fallback: string) {
  return idsFromNames(names, fallback).map((id, index) => ({ id, name: names[index]! }))
}

/** From 80% in the lowest salary band to 120% in the highest. Bands whose names show no order keep theirs. */
function createPayroll(yearly: MoneyByTier, bands: string[]): Plan['payroll'] {
  if (bands.length === 0) return [{ yearly }]
  const bySalary = bands.toSorted(compareBands)
  const ids = idsFromNames(bands, 'salaryBand')
  return bands.map((band, index) => {
    const salaryBand = ids[index]!
    const factor = bands.length === 1 ? 1 : 0.8 + (0.4 * bySalary.indexOf(band)) / (bands.length - 1)
    const amounts = Object.entries(yearly).map(([tier, amount]) => [tier, Math.round(amount * factor)])
    return { salaryBand, yearly: Object.fromEntries(amounts) as MoneyByTier }
  })
}

function compareBands(one: string, other: string) {
  const isLower = isLowerBand(one, other)
  if (isLower === undefined) return 0
  return isLower ? -1 : 1
}
