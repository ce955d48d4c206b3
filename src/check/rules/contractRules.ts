import type { IdListName, IssueParams, Rule, RuleCode } from '../../contract/consistency/Rule.ts'
import type { Id } from '../../contract/instance.ts'
import type { Employment } from '../../contract/offers.ts'
import { closestId, suggest } from '../closestMatch.ts'
import type { LinterRule, FindingText, RuleMeta } from '../LinterRule.ts'

interface RuleText<Code extends RuleCode> extends Pick<RuleMeta, 'title' | 'why' | 'fails' | 'passes'> {
  describe: (params: IssueParams[Code], found: string) => FindingText
}

/** The noun for one row of each list. */
export const listNouns: Record<IdListName, string> = {
  scenarios: 'scenario',
  locations: 'location',
  surcharges: 'surcharge',
  savingsStyles: 'savings style',
  services: 'service',
  salaryBands: 'salary band',
}

/** The sentences for the rules that the service also enforces, by the rule's code. */
const ruleTexts: { [Code in RuleCode]: RuleText<Code> } = {
  'too-many-decimals': {
    title: 'No number has more than two decimals.',
    why: 'Money has cents. More decimals come from a spreadsheet or another unit.',
    fails: '"allowedAmount": 145.1999',
    passes: '"allowedAmount": 145.2',
    describe: ({ value, rounded }) => ({
      message: `${value} has more than two decimals.`,
      help: `Round it, for example to ${rounded}.`,
      // A difference this small is a rounding error of a spreadsheet, so there is only one correction.
      ...(Math.abs(value - rounded) < 1e-6 && { replacement: rounded }),
    }),
  },
  'pay-periods-missing': {
    title: "Where there are amounts per pay period or paycheck, 'payPeriods' or 'paychecks' is given.",
    why: 'Without it, amounts per pay period cannot be converted to yearly ones.',
    fails: '"perPay": { "EE": 75, … } without "payPeriods"',
    passes: '"payPeriods": 26',
    describe: ({ isPerPaycheck }) =>
      isPerPaycheck
        ? {
            message: "There is company money per paycheck, but 'paychecks' is missing.",
            help: 'Add how many paychecks a year has: "paychecks": 26.',
          }
        : {
            message: "There are amounts per pay period, but 'payPeriods' is missing.",
            help: 'Add how many payroll deductions a year has: "payPeriods": 26.',
          },
  },
  'drug-deductible-missing': {
    title: 'A plan with a family drug deductible has a drug deductible.',
    why: 'A family limit without the amount of each person has no effect.',
    fails: '"familyDrugDeductible": 200',
    passes: '"drugDeductible": 100, "familyDrugDeductible": 200',
    describe: () => ({
      message: "The plan has a 'familyDrugDeductible', but no 'drugDeductible'.",
      help: "Add 'drugDeductible' with the amount of each person, or remove 'familyDrugDeductible'.",
    }),
  },
  'id-of-another-type': {
    title: 'An id has the same type, text or number, in both files.',
    why: '1 and "1" are different ids, so the service does not find the row.',
    fails: '"id": "7" in plans.json, "id": 7 in instance.json',
    passes: '"id": 7 in both',
    describe: ({ id, instanceId, isTaken, references }) => ({
      message: `This id is ${typeName(id)}, but in instance.json it is ${typeName(instanceId)}.`,
      help: `Write ${JSON.stringify(instanceId)}.`,
      // If another row already has the instance's id, only a person can choose between the two.
      ...(!isTaken && { replacement: instanceId, references }),
    }),
  },
  // The rows in these sentences are not JSON, so that a row pasted without a change is an error.
  'scenario-without-uses': missingRow('scenarios', 'uses', '"uses": […]', {
    why: 'Without care, every plan costs only its payroll deduction.',
    fails: '{ "id": "usual", "uses": [] }',
    passes: '{ "id": "usual", "uses": [{ "service": "primary", "perAdult": 2 }] }',
  }),
  'location-without-factor': missingRow('locations', 'factor', '"factor": …', {
    why: 'Employees can choose the location, but the service has no factor for it.',
    fails: '"locations": [] in plans.json',
    passes: '"locations": [{ "id": "boise", "factor": 1.15 }]',
  }),
  'surcharge-without-price': missingRow('surcharges', 'amount', '"yearly": …', {
    why: 'Employees can agree with the statement, but the service has no amount for it.',
    fails: '"surcharges": [] in plans.json',
    passes: '"surcharges": [{ "id": "tobacco", "yearly": 1200 }]',
  }),
  'style-without-effect': missingRow('savingsStyles', 'effect', '"avoidsOwnMoney": …', {
    why: 'Employees can choose the style, but the service does not know what it means.',
    fails: '"savingsStyles": [] in plans.json',
    passes: '"savingsStyles": [{ "id": "saver", "avoidsOwnMoney": false }]',
  }),
  'service-without-price': missingRow('services', 'price', '"name": "…", "allowedAmount": …', {
    why: 'Employees can enter uses of the service, but it has no price.',
    fails: '"services": [] in plans.json',
    passes: '"services": [{ "id": "primary", "name": "Primary care visit", "allowedAmount": 145 }]',
  }),
  'unknown-id': {
    title: 'Every row of plans.json is for something in instance.json.',
    why: 'Employees cannot choose this id, so the row has no effect.',
    fails: '"locations": [{ "id": "paris", "factor": 1.2 }]',
    passes: '"locations": [{ "id": "boise", "factor": 1.2 }]',
    describe: ({ list, id, isRow, candidates }, found) => {
      const message = `${found} is not a ${listNouns[list]} in instance.json.`
      const help = `Remove ${isRow ? 'the row' : 'it'}, or write an id that is there.`
      return suggest(message, closestId(id, candidates), 'remove it', help)
    },
  },
  'unknown-plan': {
    title: 'A surcharge names only plans of the file.',
    why: 'The surcharge or credit would cost nothing under every plan.',
    fails: '{ "id": "tobacco", "yearly": 1200, "plans": ["pppo"] }',
    passes: '{ "id": "tobacco", "yearly": 1200, "plans": ["ppo"] }',
    describe: ({ key, candidates }, found) => {
      const message = `${found} is not the key of a plan in this file.`
      return suggest(
        message,
        closestId(key, candidates),
        'remove it',
        'Remove it, or write the key of a plan.',
      )
    },
  },
  'repeated-id': {
    title: 'No id appears twice in a list.',
    why: 'An id names one row. If two rows share it, only the first is used.',
    fails: '[{ "id": "boise", "name": "Boise" }, { "id": "boise", "name": "Reno" }]',
    passes: '[{ "id": "boise", "name": "Boise" }, { "id": "reno", "name": "Reno" }]',
    describe: (_, found) => ({
      message: `${found} is already in this list.`,
      help: 'Write the correct id, or remove one of the rows.',
    }),
  },
  'repeated-key': {
    title: 'No two plans have the same key.',
    why: 'The responses of the service identify plans by their keys.',
    fails: '"key": "ppo" in two plans',
    passes: '"key": "ppo" and "key": "ppo-plus"',
    describe: (_, found) => ({
      message: `${found} is already in this list.`,
      help: 'Give it a key of its own, or remove the row that is wrong.',
    }),
  },
  'repeated-service': {
    title: 'A scenario or a plan names each service only once.',
    why: 'Only one of the two rows can count.',
    fails: '"uses": [{ "service": "er", "perAdult": 1 }, { "service": "er", "perChild": 1 }]',
    passes: '"uses": [{ "service": "er", "perAdult": 1, "perChild": 1 }]',
    describe: ({ owner }, found) => ({
      message:
        owner === 'scenario'
          ? `This scenario already says how often ${found} is used.`
          : `This plan already says how ${found} is paid.`,
      help: 'Choose another service, or remove one of the rows.',
    }),
  },
  'unknown-service': {
    title: 'Scenarios and plans name only services that have a price.',
    why: 'A use without a price would count as free.',
    fails: '"uses": [{ "service": "primry", "perAdult": 2 }]',
    passes: '"uses": [{ "service": "primary", "perAdult": 2 }]',
    describe: ({ id, sameText, unused }, name) => {
      const message = `${name} is not among the services of this file, so it has no price.`
      if (sameText !== undefined)
        return { message, help: `Write ${JSON.stringify(sameText)}, as it is there.`, replacement: sameText }
      return suggest(
        message,
        closestId(id, unused),
        `add ${name} to services with what one use costs`,
        'Add it to services with what one use costs, or write the id of a service that is there.',
      )
    },
  },
  'band-without-payroll': {
    title: 'Every plan has a payroll deduction for every salary band.',
    why: 'The service has no payroll deduction for employees in that salary band.',
    fails: '"payroll": [{ "salaryBand": "low", "yearly": … }], with a band "high" too',
    passes: '"payroll": [{ "salaryBand": "low", "yearly": … }, { "salaryBand": "high", "yearly": … }]',
    describe: ({ plan, band }) => {
      const [key, name] = [JSON.stringify(plan), JSON.stringify(band)]
      return band === null
        ? {
            message: `Plan ${key} has payroll deductions only for salary bands, but nobody is asked for a band.`,
            help: "Add a row without a salaryBand, or switch 'salaryBands' on in instance.json.",
          }
        : {
            message: `Plan ${key} has no payroll deduction for the salary band ${name}.`,
            help: `Add a row with "salaryBand": ${name} to payroll, or one without a salaryBand for all others.`,
          }
    },
  },
  'location-without-payroll': {
    title: 'Every plan has a payroll deduction for every location where it is offered.',
    why: 'The service has no payroll deduction for employees at that location.',
    fails: '"payroll": [{ "location": "boise", "yearly": … }], with a location "salem" too',
    passes: '"payroll": [{ "location": "boise", "yearly": … }, { "yearly": … }]',
    describe: ({ plan, location, band }) => {
      const [key, name] = [JSON.stringify(plan), JSON.stringify(location)]
      return location === null
        ? {
            message: `Plan ${key} has payroll deductions only for locations, but nobody is asked for a location.`,
            help: "Add a row without a location, or switch 'locations' on in instance.json.",
          }
        : {
            message: `Plan ${key} has no payroll deduction ${describeEmployment({ location, salaryBand: band })}.`,
            help: `Add a row with "location": ${name} to payroll, or one without a location for all others.`,
          }
    },
  },
  'no-plan-offered': {
    title: 'Every employee is offered a plan.',
    why: 'The service has no result for employees without a plan, and rejects the file.',
    fails: '"locations": ["boise"] in every plan, with a location "salem" too',
    passes: '"locations": ["boise"] in one plan, and another plan without "locations"',
    describe: (employment) =>
      employment.location === null && employment.salaryBand === null
        ? {
            message:
              'Every plan is only for some locations or salary bands, but employees are not asked for theirs.',
            help: "Remove 'locations' and 'salaryBands' from a plan, or switch the questions on in instance.json.",
          }
        : {
            message: `There is no plan ${describeEmployment(employment)}.`,
            help: "Check the 'locations' and 'salaryBands' of each plan.",
          },
  },
  'repeated-band': {
    title: 'A plan has only one payroll deduction per salary band and location.',
    why: 'Only one of the two rows can count.',
    fails: '"payroll": [{ "yearly": … }, { "yearly": … }]',
    passes: '"payroll": [{ "yearly": … }]',
    describe: ({ list, band, location }) => ({
      message: `An earlier row is also ${describeEmployment({ location: location ?? null, salaryBand: band ?? null })}.`,
      help: `Remove the row that is wrong, or give it another ${band === undefined && location !== undefined ? 'location' : 'salaryBand'}${list === 'payroll' && band !== undefined && location !== undefined ? ' or location' : ''}.`,
    }),
  },
  'year-of-another-folder': {
    title: "A preview year's folder is named after its plan year.",
    why: 'A preview is opened by the name of its folder, and would show another year.',
    fails: 'lakeshore/2028/instance.json with "planYear": 2027',
    passes: 'lakeshore/2028/instance.json with "planYear": 2028',
    describe: ({ planYear, folder }) => ({
      message: `The plan year is ${planYear}, but the folder is named ${folder}.`,
      // A plan year has four digits and no leading zero.
      help: `${/^[1-9]\d{3}$/.test(folder) ? `Write ${folder}, or rename` : 'Rename'} the folder to ${planYear}.`,
    }),
  },
  'repeated-year': {
    title: 'A preview year differs from the current plan year.',
    why: 'Only one of two documents for the same year can be shown.',
    fails: 'lakeshore/2027/ next to lakeshore/instance.json with "planYear": 2027',
    passes: 'lakeshore/2028/ next to lakeshore/instance.json with "planYear": 2027',
    describe: ({ planYear }) => ({
      message: `${planYear} is also the client's current plan year, which this one would replace.`,
      help: 'Delete the folder, or write another year.',
    }),
  },
}

/** A rule that the service also enforces as a rule of the linter. */
export function toLinterRule<Subject, Code extends RuleCode>(
  rule: Rule<Subject, Code>,
): LinterRule<[Subject]> {
  const { describe, ...meta }: RuleText<Code> = ruleTexts[rule.code]
  const check = (subject: Subject) =>
    rule.check(subject).map(({ pointer, params, found }) => ({ pointer, ...describe(params, found) }))
  return { code: rule.code, severity: 'error', ...meta, check }
}

/**
 * @param figure what the row adds to the id
 * @param row the rest of the row, after its id
 */
function missingRow(
  list: IdListName,
  figure: string,
  row: string,
  example: Pick<RuleMeta, 'why' | 'fails' | 'passes'>,
) {
  const noun = listNouns[list]
  return {
    title: `Every ${noun} in instance.json has its ${figure} in plans.json.`,
    ...example,
    describe: ({ id }: { id: Id }) => {
      const name = JSON.stringify(id)
      return {
        message: `The ${noun} ${name} in instance.json has no ${figure} here.`,
        help: `Add a row like { "id": ${name}, ${row} } to ${list}, and replace the dots with its ${figure}.`,
      }
    },
  }
}

/** Employees for a sentence. An answer that is null does not matter. */
function describeEmployment({ location, salaryBand }: Employment) {
  const parts = [
    ...(salaryBand === null ? [] : [`the salary band ${JSON.stringify(salaryBand)}`]),
    ...(location === null ? [] : [`the location ${JSON.stringify(location)}`]),
  ]
  return `for ${parts.join(' at ') || 'everyone'}`
}

function typeName(id: Id) {
  return typeof id === 'string' ? 'text' : 'a number'
}
