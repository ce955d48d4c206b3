import type { Rule, RuleCode } from '../../contract/consistency/Rule.ts'
import type { Employment } from '../../contract/offers.ts'
import type { LinterRule } from '../LinterRule.ts'
import { type RuleText, idRuleTexts } from './idRuleTexts.ts'

/** The sentences for the rules that the service also enforces, by the rule's code. */
const ruleTexts: { [Code in RuleCode]: RuleText<Code> } = {
  ...idRuleTexts,
  'too-many-decimals': {
    title: 'No number has more than two decimals.',
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
    fails: '"perPay": { "EE": 75, … } without "payPeriods"',
    passes: '"payPeriods": 26',
    describe: ({ isPerPaycheck }) =>
      isPerPaycheck
        ? {
            message: "There is company money per paycheck, but 'paychecks' is missing.",
            help: 'Add how many paychecks a year has ("paychecks": 26).',
          }
        : {
            message: "There are amounts per pay period, but 'payPeriods' is missing.",
            help: 'Add how many payroll deductions a year has ("payPeriods": 26).',
          },
  },
  'drug-deductible-missing': {
    title: 'A plan with a family drug deductible has a drug deductible.',
    fails: '"familyDrugDeductible": 200',
    passes: '"drugDeductible": 100, "familyDrugDeductible": 200',
    describe: () => ({
      message: "The plan has a 'familyDrugDeductible', but no 'drugDeductible'.",
      help: "Add 'drugDeductible' with the amount of each person, or remove 'familyDrugDeductible'.",
    }),
  },
  'band-without-payroll': {
    title: 'Every plan has a payroll deduction for every salary band.',
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
            help: `Add a row for ${name} to payroll ("salaryBand": ${name}), or one without a salaryBand for all others.`,
          }
    },
  },
  'location-without-payroll': {
    title: 'Every plan has a payroll deduction for every location where it is offered.',
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
            help: `Add a row for ${name} to payroll ("location": ${name}), or one without a location for all others.`,
          }
    },
  },
  'no-plan-offered': {
    title: 'Every employee is offered a plan.',
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

/** Employees for a sentence. An answer that is null does not matter. */
function describeEmployment({ location, salaryBand }: Employment) {
  const parts = [
    ...(salaryBand === null ? [] : [`the salary band ${JSON.stringify(salaryBand)}`]),
    ...(location === null ? [] : [`the location ${JSON.stringify(location)}`]),
  ]
  return `for ${parts.join(' at ') || 'everyone'}`
}
