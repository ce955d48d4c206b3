import type { IdListName, IssueParams, Rule, RuleCode, RuleIssue } from '../../contract/consistency/Rule.ts'
import type { Issue } from '../../contract/ContractError.ts'
import type { Id } from '../../contract/instance.ts'
import type { Employment } from '../../contract/offers.ts'
import { closestId } from '../closestMatch.ts'
import type { LinterRule } from '../LinterRule.ts'
import type { DiagnosticText, UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'

interface RuleText<Code extends RuleCode> {
  /** What the rule requires, in one sentence. */
  title: string
  describe: (params: IssueParams[Code], found: string) => DiagnosticText
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
    describe: ({ value, rounded }) => ({
      message: `${value} has more than two decimals.`,
      help: `Round it, for example to ${rounded}.`,
      // A difference this small is a rounding error of a spreadsheet, so there is only one correction.
      ...(Math.abs(value - rounded) < 1e-6 && { replacement: rounded }),
    }),
  },
  'pay-periods-missing': {
    title: "Where there are amounts per pay period or paycheck, 'payPeriods' or 'paychecks' is given.",
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
    describe: () => ({
      message: "The plan has a 'familyDrugDeductible', but no 'drugDeductible'.",
      help: "Add 'drugDeductible' with the amount of each person, or remove 'familyDrugDeductible'.",
    }),
  },
  'id-of-another-type': {
    title: 'An id has the same type, text or number, in both files.',
    describe: ({ id, instanceId, isTaken, references }) => ({
      message: `This id is ${typeName(id)}, but in instance.json it is ${typeName(instanceId)}.`,
      help: `Write ${JSON.stringify(instanceId)}.`,
      // If another row already has the instance's id, only a person can choose between the two.
      ...(!isTaken && { replacement: instanceId, references }),
    }),
  },
  // The rows in these sentences are not JSON, so that a row pasted without a change is an error.
  'scenario-without-uses': missingRow('scenarios', 'uses', '"uses": […]'),
  'location-without-factor': missingRow('locations', 'factor', '"factor": …'),
  'surcharge-without-price': missingRow('surcharges', 'amount', '"yearly": …'),
  'style-without-effect': missingRow('savingsStyles', 'effect', '"avoidsOwnMoney": …'),
  'service-without-price': missingRow('services', 'price', '"name": "…", "allowedAmount": …'),
  'unknown-id': {
    title: 'Every row of plans.json is for something in instance.json.',
    describe: ({ list, id, isRow, candidates }, found) => {
      const message = `${found} is not a ${listNouns[list]} in instance.json.`
      const closest = closestId(id, candidates)
      if (closest === undefined)
        return { message, help: `Remove ${isRow ? 'the row' : 'it'}, or write an id that is there.` }
      return {
        message: `${message} Did you mean ${JSON.stringify(closest)}?`,
        help: `Write ${JSON.stringify(closest)}, or remove it.`,
        replacement: closest,
      }
    },
  },
  'unknown-plan': {
    title: 'A surcharge names only plans of the file.',
    describe: ({ key, candidates }, found) => {
      const message = `${found} is not the key of a plan in this file.`
      const closest = closestId(key, candidates)
      if (closest === undefined) return { message, help: 'Remove it, or write the key of a plan.' }
      return {
        message: `${message} Did you mean ${JSON.stringify(closest)}?`,
        help: `Write ${JSON.stringify(closest)}, or remove it.`,
        replacement: closest,
      }
    },
  },
  'repeated-id': {
    title: 'No id appears twice in a list.',
    describe: (_, found) => ({
      message: `${found} is already in this list.`,
      help: 'Write the correct id, or remove one of the rows.',
    }),
  },
  'repeated-key': {
    title: 'No two plans have the same key.',
    describe: (_, found) => ({
      message: `${found} is already in this list.`,
      help: 'Give it a key of its own, or remove the row that is wrong.',
    }),
  },
  'repeated-service': {
    title: 'A scenario or a plan names each service only once.',
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
    describe: ({ id, sameText, unused }, name) => {
      const message = `${name} is not among the services of this file, so it has no price.`
      if (sameText !== undefined)
        return { message, help: `Write ${JSON.stringify(sameText)}, as it is there.`, replacement: sameText }
      const closest = closestId(id, unused)
      if (closest === undefined)
        return {
          message,
          help: 'Add it to services with what one use costs, or write the id of a service that is there.',
        }
      return {
        message: `${message} Did you mean ${JSON.stringify(closest)}?`,
        help: `Write ${JSON.stringify(closest)}, or add ${name} to services with what one use costs.`,
        replacement: closest,
      }
    },
  },
  'band-without-payroll': {
    title: 'Every plan has a payroll deduction for every salary band.',
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
    describe: ({ list, band, location }) => ({
      message: `An earlier row is also ${describeEmployment({ location: location ?? null, salaryBand: band ?? null })}.`,
      help: `Remove the row that is wrong, or give it another ${band === undefined && location !== undefined ? 'location' : 'salaryBand'}${list === 'payroll' && band !== undefined && location !== undefined ? ' or location' : ''}.`,
    }),
  },
  'year-of-another-folder': {
    title: "A preview year's folder is named after its plan year.",
    describe: ({ planYear, folder }) => ({
      message: `The plan year is ${planYear}, but the folder is named ${folder}.`,
      // A plan year has four digits and no leading zero.
      help: `${/^[1-9]\d{3}$/.test(folder) ? `Write ${folder}, or rename` : 'Rename'} the folder to ${planYear}.`,
    }),
  },
  'repeated-year': {
    title: 'A preview year differs from the current plan year.',
    describe: ({ planYear }) => ({
      message: `${planYear} is also the client's current plan year, which this one would replace.`,
      help: 'Delete the folder, or write another year.',
    }),
  },
}

/** A rule that the service also enforces as a rule of the linter. */
export function toLinterRule<Subject>({ code, check }: Rule<Subject>): LinterRule<[Subject]> {
  const { title } = ruleTexts[code]
  return { code, severity: 'error', title, check: (subject) => check(subject).map(toDiagnostic) }
}

function toDiagnostic<Code extends RuleCode>({
  code,
  pointer,
  params,
  found,
}: RuleIssue<Code>): UnlocatedDiagnostic {
  return { pointer, ...ruleTexts[code].describe(params, found) }
}

/** Explains an id or a key that an earlier row of the same file has. */
export function toRepeatedDiagnostic({ pointer, found }: Issue): UnlocatedDiagnostic {
  return { pointer, ...describeRepeated(found) }
}

function describeRepeated(found: string): DiagnosticText {
  return {
    message: `${found} is already in this list.`,
    help: 'Give it an id of its own, or remove the row that is wrong.',
  }
}

/**
 * @param figure what the row adds to the id
 * @param row the rest of the row, after its id
 */
function missingRow(list: IdListName, figure: string, row: string) {
  const noun = listNouns[list]
  return {
    title: `Every ${noun} in instance.json has its ${figure} in plans.json.`,
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
