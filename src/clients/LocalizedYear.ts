import type { YearFile } from '../contract/clientFiles.ts'
import { checkConsistency } from '../contract/consistency/checkConsistency.ts'
import { ContractError, type Issue } from '../contract/ContractError.ts'
import { parseInstance, withDefaults, type Instance, type InstancePayload } from '../contract/instance.ts'
import { isRecord } from '../contract/isRecord.ts'
import { isTranslatable, localize } from '../contract/languages.ts'
import { optionsHash } from '../contract/optionsHash.ts'
import { parsePlans, type PlansDocument } from '../contract/plans.ts'
import { childPointer, valueAt } from '../contract/pointer.ts'
import { publishedInstance } from '../contract/publishedInstance.ts'
import { amountOfTier, tiersOf } from '../contract/tiers.ts'
import { describeFound } from '../contract/validatePayload.ts'
import type { YearValues } from '../contract/yearDocuments.ts'
import { createModel } from '../engine/createModel.ts'
import type { Model } from '../engine/Model.ts'
import { portionOf, toCents, toDollars } from '../engine/money.ts'
import type { ClientLanguage } from './ClientLanguage.ts'

/** A plan year in one language of its client, checked and ready for calculations. */
export interface LocalizedYear {
  /** A tag of the client's list of languages. */
  language: string
  /** The instance in JSON, as the API sends it. */
  body: string
  instance: Instance
  model: Model
  /** The texts of results that are in another language. */
  untranslatedTexts: readonly string[]
}

/**
 * Creates a plan year in one language. If that succeeds for one language, it does for all: the schemas restrict only
 * the type of a text, which a text that is wrong in any language does not have.
 * @param first the first language of the client
 * @param texts the calculator's texts, if the client provides the language
 * @throws ContractError if a document does not fit its schema, or the two are inconsistent
 */
export function createLocalizedYear(
  values: YearValues,
  language: string,
  first: string,
  texts: ClientLanguage | undefined,
): LocalizedYear {
  const instanceInLanguage = localize(values['instance.json'], 'instance.json', language, first)
  const plansInLanguage = localize(values['plans.json'], 'plans.json', language, first)
  const instance = inFile('instance.json', values, () => parseInstance(instanceInLanguage.document))
  const plans = inFile('plans.json', values, () => parsePlans(plansInLanguage.document))
  checkConsistency({ instance, plans })
  const published = localize(publishedInstance(values['instance.json']), 'instance.json', language, first)
  return {
    language,
    body: instanceBody(published.document as InstancePayload, instance, plans, {
      // That of the options in the first language.
      optionsHash: language === first ? undefined : optionsHash(instanceIn(first, values)),
      untranslated: published.untranslated.length > 0 ? published.untranslated : undefined,
      language: texts,
    }),
    instance,
    model: createModel(plans, instance),
    untranslatedTexts: plansInLanguage.untranslated,
  }
}

function instanceIn(first: string, values: YearValues): Instance {
  return withDefaults(
    localize(values['instance.json'], 'instance.json', first, first).document as InstancePayload,
  )
}

/** Parses a document in one language. An error has the pointers of the file, where a text can be a map of languages. */
function inFile<T>(file: YearFile, values: YearValues, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    const issues = error.issues.flatMap((issue) =>
      isTranslatable(file, issue.pointer) ? textIssues(issue, valueAt(values[file], issue.pointer)) : issue,
    )
    throw new ContractError(error.subject, issues)
  }
}

/** An issue for each language of a text that is not a string; the issue itself for anything but such a map. */
function textIssues(issue: Issue, text: unknown): Issue[] {
  const wrong = Object.entries(isRecord(text) ? text : {}).filter(([, each]) => typeof each !== 'string')
  if (wrong.length === 0) return [issue]
  return wrong.map(([language, found]) => ({
    pointer: childPointer(issue.pointer, language),
    expected: 'string',
    found: describeFound(found),
  }))
}

/**
 * The instance in JSON as the API sends it: as in its file, but in one language, and without $schema, which only editors
 * read. If employees can enter a custom scenario, each scenario has its uses of the services that they can choose, to
 * start from. Each surcharge has its amount.
 * @param document in one language, valid, and consistent with the plans
 */
function instanceBody(
  document: InstancePayload,
  instance: Instance,
  plans: PlansDocument,
  translation: object,
): string {
  const { features, services } = instance
  const shown = new Set(services.map(({ id }) => id))
  const usesByScenario = new Map(
    plans.scenarios.map(({ id, uses }) => [
      id,
      uses.filter(({ service }) => shown.has(service)).map(({ month: _, byNewborn: __, ...row }) => row),
    ]),
  )
  const scenarios = document.scenarios.map((scenario) => ({
    ...scenario,
    uses: features.customScenario ? usesByScenario.get(scenario.id) : undefined,
  }))
  const details = surchargeDetails(instance, plans)
  return JSON.stringify({
    ...document,
    $schema: undefined,
    scenarios,
    surcharges: document.surcharges?.map((row) => ({ ...row, detail: details.get(row.id) })),
    ...translation,
  })
}

/** The amount of each surcharge as employees see it: for each paycheck if it is charged to payroll. */
function surchargeDetails(instance: Instance, { surcharges, payPeriods }: PlansDocument) {
  const tiers = tiersOf(instance)
  return new Map(
    surcharges.map(({ id, yearly, perPay, yearlyByTier, perPayByTier, per, paidIntoAccount }) => {
      const isPerPay = perPay !== undefined || perPayByTier !== undefined
      const paychecks = isPerPay || paidIntoAccount ? 1 : (payPeriods ?? 1)
      const convert = (dollars: number) => toDollars(portionOf(toCents(dollars), 1, paychecks))
      const amounts = yearlyByTier ?? perPayByTier
      const amount = amounts
        ? Object.fromEntries(tiers.map((tier) => [tier, convert(amountOfTier(amounts, tier))]))
        : convert((yearly ?? perPay)!)
      const period = isPerPay || paychecks > 1 ? 'paycheck' : 'year'
      return [id, { amount, per: period, ...(per && per !== 'household' && { each: per }) }]
    }),
  )
}
