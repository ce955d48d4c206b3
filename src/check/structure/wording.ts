import type { StructureProblem } from '../../contract/check.ts'
import { partsOf } from '../../contract/pointer.ts'
import { closestName } from './closestName.ts'
import { placeName, sentenceStart } from './placeName.ts'

export interface Words {
  message: string
  mend: string
}

type Wording = (problem: StructureProblem) => Words

const features = new Map([
  ['/salaryBands', 'salaryBands'],
  ['/locations', 'locations'],
  ['/savingsStyles', 'savings'],
  ['/services', 'customScenario'],
])

/** The feature that a list of the instance is for. */
export function featureOfList(pointer: string): string | undefined {
  return features.get(pointer)
}

const kinds: Record<string, string> = {
  string: 'a text in quotation marks',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in brackets',
  object: 'an object in braces',
  null: 'null',
}

const emptyList: Wording = ({ path }) => ({
  message: `The feature '${featureOfList(path)}' is on, and ${placeName(path)} has nothing to choose from.`,
  mend: `Fill ${placeName(path)}, or switch '${featureOfList(path)}' off in features.`,
})

const missing: Wording = ({ path }) => ({
  message: `${sentenceStart(path)} is missing.`,
  mend: `Add '${partsOf(path).at(-1)}' here.`,
})

const type: Wording = ({ path, params, found }) => {
  const expected = [params.type].flat().map((kind) => kinds[String(kind)] ?? String(kind))
  const wanted = expected.filter((kind) => kind !== 'null').join(' or ')
  return { message: `${sentenceStart(path)} has to be ${wanted}, and is ${found}.`, mend: `Write ${wanted}.` }
}

const choice: Wording = ({ path, params, found }) => {
  const values = [params.allowedValues ?? params.allowedValue].flat().map((value) => JSON.stringify(value))
  const closest = closestName(found, values)
  return {
    message: `${sentenceStart(path)} cannot be ${found}.${closest === undefined ? '' : ` Did you mean ${closest}?`}`,
    mend: `Write ${listed(values)}.`,
  }
}

const reserved: Wording = ({ path, found }) => ({
  message: `${sentenceStart(path)} is ${found}, a word that the calculator needs for itself.`,
  mend: 'Take another id, in the other file too.',
})

const limit: Wording = ({ path, expected, found }) => ({
  message: `${sentenceStart(path)} has to be ${expected}, and is ${found}.`,
  mend: `Write ${expected}.`,
})

const size: Wording = ({ path, expected, found }) => ({
  message: `${sentenceStart(path)} needs ${expected}, and is ${found}.`,
  mend: `Have ${expected}.`,
})

const alternatives: Wording = ({ path, found }) => {
  const hasBoth = found.includes('yearly') && found.includes('perPay')
  return {
    message: `${sentenceStart(path)} ${hasBoth ? "has two amounts, 'yearly' and 'perPay'" : "needs an amount, 'yearly' or 'perPay'"}.`,
    mend: hasBoth ? 'Take one of the two out.' : 'Add one of the two.',
  }
}

const other: Wording = ({ path, expected, found }) => ({
  message: `${sentenceStart(path)} has to be ${expected}, and is ${found}.`,
  mend: 'Look at what the schema says of it.',
})

export const wordings = {
  emptyList,
  missing,
  type,
  choice,
  reserved,
  limit,
  size,
  alternatives,
  other,
}

function listed(words: string[]) {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
