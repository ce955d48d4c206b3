import type { Instance } from '../../../contract/instance.ts'
import { coverageCode } from '../../../calculator/rules/coverage.ts'
import type { Answers } from '../../frame/Answers.ts'
import { withDefaultAnswers } from '../../frame/withDefaultAnswers.ts'
import type { LineUp } from './lineUp.ts'

/** A place in a line-up: of a scenario among its rows, and of a tier. */
export type Cell = [row: number, column: number]

/** Where the visitor is with the answers given, or would be with likely ones. */
export function visitedCell({ rows, tiers }: LineUp, instance: Instance, given: Answers | null): Cell {
  const { scenario, family } = withDefaultAnswers(instance, given)
  const row = rows.findIndex((each) => each.scenario === scenario)
  const column = tiers.indexOf(coverageCode(family, instance.features.singleChild))
  return [Math.max(row, 0), Math.max(column, 0)]
}
