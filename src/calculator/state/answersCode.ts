import { customScenarioId } from '../../contract/customScenarioId.ts'
import { hash } from '../../contract/hash.ts'
import { idsOf, type Id, type Instance } from '../../contract/instance.ts'
import { optionsHash } from '../../contract/optionsHash.ts'
import { noPersonalAnswers, questionsOf } from '../../contract/personalQuestions.ts'
import { defaultBaby, maxChildren } from '../../contract/family.ts'
import type { Acknowledged } from '../rules/steps.ts'
import { maxUses, noUses } from './customUses.ts'
import { nothingAcknowledged } from './Host.ts'
import type { Answers, TypedUses } from './model.ts'
import { decodeNumbers, encodeNumbers } from './numbersCode.ts'
import { asksAboutBaby } from './selectInputs.ts'

export interface DecodedAnswers {
  answers: Answers
  acknowledged: Acknowledged
}

/**
 * Encodes answers and acknowledged steps as short text, for links and the storage of the tab. The code holds positions in
 * the lists of the instance instead of ids. It leaves out typed uses that are not numbers.
 */
export function encodeAnswers(answers: Answers, acknowledged: Acknowledged, instance: Instance): string {
  const { personal, family, scenario, surcharges, baby, customUses, typedUses } = answers
  return encodeNumbers([
    fingerprint(instance),
    ...acknowledgedSteps.map((step) => Number(acknowledged[step])),
    ...questionsOf(instance).map(({ answer, list }) => positionOf(personal[answer], instance[list])),
    Number(family.spouse),
    family.children,
    positionOf(scenario, scenariosOf(instance)),
    ...(asksAboutBaby(instance) ? [Number(baby.isCovered), baby.month ?? 0] : []),
    ...nonZeros(surcharges.map(Number)),
    ...nonZeros(customUses),
    // 0 for the same uses as the confirmed ones.
    ...nonZeros(typedUses.map((uses, index) => (isCount(uses) && uses !== customUses[index] ? uses + 1 : 0))),
  ])
}

/**
 * The inverse of `encodeAnswers`.
 * @returns 'changed' if the code was made for another configuration, 'unreadable' if part of the text is missing or altered
 */
export function decodeAnswers(text: string, instance: Instance): DecodedAnswers | 'changed' | 'unreadable' {
  const numbers = decodeNumbers(text)
  if (typeof numbers === 'string') return numbers
  if (numbers.shift() !== fingerprint(instance)) return 'changed'
  try {
    return readAnswers(numbers, instance)
  } catch {
    return 'unreadable'
  }
}

/** @throws RangeError if the numbers are not those of answers */
function readAnswers(numbers: number[], instance: Instance): DecodedAnswers {
  const next = (max: number) => {
    const number = numbers.shift() ?? NaN
    if (!(number <= max)) throw new RangeError()
    return number
  }
  const nextList = (length: number, max: number) => {
    const list = Array.from({ length }, () => 0)
    let index = -1
    for (let rest = next(length); rest > 0; rest--) {
      index += 1 + next(length - index - 2)
      list[index] = next(max)
    }
    return list
  }
  const nextId = (list: { id: Id }[]) => list[next(list.length) - 1]?.id ?? null

  const acknowledged = Object.fromEntries(acknowledgedSteps.map((step) => [step, next(1) === 1]))
  const personal = questionsOf(instance).map(({ answer, list }) => [answer, nextId(instance[list])])
  const family = { spouse: next(1) === 1, children: next(maxChildren) }
  const scenario = nextId(scenariosOf(instance))
  const baby = asksAboutBaby(instance) ? { isCovered: next(1) === 1, month: next(12) || null } : defaultBaby
  const surcharges = nextList(instance.surcharges.length, 1).map(Boolean)
  const inputs = noUses(instance).length
  const customUses = nextList(inputs, maxUses(instance))
  const typedUses = nextList(inputs, maxTypedUses + 1).map((uses, index) =>
    uses === 0 ? customUses[index]! : uses - 1,
  )
  if (numbers.length > 0) throw new RangeError()
  return {
    answers: {
      personal: { ...noPersonalAnswers, ...Object.fromEntries(personal) },
      family,
      scenario,
      surcharges,
      baby,
      customUses,
      typedUses,
    },
    acknowledged: acknowledged as Acknowledged,
  }
}

const acknowledgedSteps = Object.keys(nothingAcknowledged) as (keyof Acknowledged)[]

/** The most that can be typed as a number; more than the maximum of some clients, which validation reports. */
const maxTypedUses = 9999

/**
 * The parts of an instance that the positions in a code depend on, and the texts of the options in the client's first
 * language.
 */
function fingerprint(instance: Instance): number {
  const { client, features, surcharges } = instance
  return hash(
    JSON.stringify([
      client.planYear,
      questionsOf(instance).map(({ answer, list }) => [answer, idsOf(instance[list])]),
      idsOf(instance.scenarios),
      features.singleChild,
      features.customScenario && [features.customPerPerson, idsOf(instance.services)],
      surcharges.map(({ id, appliesTo }) => [id, appliesTo]),
      instance.optionsHash ?? optionsHash(instance),
      // Only if it is true, so that saved answers of the other clients stay readable.
      ...(asksAboutBaby(instance) ? [true] : []),
    ]),
  )
}

function scenariosOf({ scenarios, features }: Instance): { id: Id }[] {
  return features.customScenario ? [...scenarios, { id: customScenarioId }] : scenarios
}

/** 0 if the list has no such id; otherwise its position, from 1. */
function positionOf(id: Id | null, list: { id: Id }[]) {
  return list.findIndex((item) => item.id === id) + 1
}

/** The number of values other than 0; then, for each one, how many zeros come before it, and the value. */
function nonZeros(values: number[]): number[] {
  const indexes = [...values.keys()].filter((index) => values[index] !== 0)
  return [
    indexes.length,
    ...indexes.flatMap((index, position) => [index - (indexes[position - 1] ?? -1) - 1, values[index]!]),
  ]
}

function isCount(uses: TypedUses): uses is number {
  return Number.isInteger(uses) && (uses as number) >= 0 && (uses as number) <= maxTypedUses
}
