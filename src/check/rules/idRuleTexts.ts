import type { IdListName, IssueParams, RuleCode } from '../../contract/consistency/Rule.ts'
import type { Id } from '../../contract/instance.ts'
import { closestId, suggest } from '../closestMatch.ts'
import type { FindingText, RuleMeta } from '../LinterRule.ts'

export interface RuleText<Code extends RuleCode> extends Omit<RuleMeta, 'code' | 'severity'> {
  describe: (params: IssueParams[Code], found: string) => FindingText
}

export const listNouns: Record<IdListName, string> = {
  scenarios: 'scenario',
  locations: 'location',
  surcharges: 'surcharge',
  savingsStyles: 'savings style',
  services: 'service',
  salaryBands: 'salary band',
}

export const idRuleTexts = {
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
  'scenario-without-uses': missingRow('scenarios', 'uses', '"uses": […]'),
  'location-without-factor': missingRow('locations', 'factor', '"factor": …'),
  'surcharge-without-price': missingRow('surcharges', 'amount', '"yearly": …'),
  'style-without-effect': missingRow('savingsStyles', 'effect', '"avoidsOwnMoney": …'),
  'service-without-price': missingRow('services', 'price', '"name": "…", "allowedAmount": …'),
  'unknown-id': {
    title: 'Every row of plans.json is for something in instance.json.',
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
    describe: describeRepeated,
  },
  'repeated-key': {
    title: 'No two plans have the same key.',
    fails: '"key": "ppo" in two plans',
    passes: '"key": "ppo" and "key": "ppo-plus"',
    describe: describeRepeated,
  },
  'repeated-service': {
    title: 'A scenario or a plan names each service only once.',
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
} satisfies { [Code in RuleCode]?: RuleText<Code> }

function describeRepeated(_: unknown, found: string): FindingText {
  return { message: `${found} is already in this list.`, help: 'Write the correct one, or remove a row.' }
}

/**
 * @param figure what the row adds to the id
 * @param row the rest of the row, after its id
 */
function missingRow(list: IdListName, figure: string, row: string) {
  const noun = listNouns[list]
  return {
    title: `Every ${noun} in instance.json has its ${figure} in plans.json.`,
    fails: `"${list}": [] in plans.json`,
    passes: `"${list}": [{ "id": …, ${row} }] in plans.json`,
    describe: ({ id }: { id: Id }) => {
      const name = JSON.stringify(id)
      return {
        message: `The ${noun} ${name} in instance.json has no ${figure} here.`,
        help: `Add its ${figure} to ${list} (a row like { "id": ${name}, ${row} }).`,
      }
    },
  }
}

function typeName(id: Id) {
  return typeof id === 'string' ? 'text' : 'a number'
}
