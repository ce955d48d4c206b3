import number from '@inquirer/number'
import { planKinds, type PlanKind } from './Answers.ts'
import { mostOfKind } from './lineUp.ts'
import type { Asked } from './Question.ts'

const descriptions: Record<PlanKind, string> = {
  ppo: 'PPO plans (a deductible, then a percentage; copays for visits)',
  hdhp: 'high deductible plans with HSA',
  copay: 'copay plans (HMO: copays alone, no deductible)',
}

/** How many of each kind: many a client has two PPOs. */
export async function askPlans({ usual, terminal }: Asked<PlanKind[]>): Promise<PlanKind[]> {
  const plans: PlanKind[] = []
  for (const kind of planKinds) {
    const isLast = kind === planKinds.at(-1)
    const message = `How many ${descriptions[kind]}?`
    const validate = (count: number | undefined) =>
      !isLast || plans.length > 0 || count !== 0 || 'A client has at least one plan.'
    const count = await number(
      { message, default: countOf(kind, usual), min: 0, max: mostOfKind, required: true, validate },
      terminal,
    )
    plans.push(...Array.from({ length: count }, () => kind))
  }
  return plans
}

/** As "2 ppo, 1 hdhp". */
export function countedPlans(plans: readonly PlanKind[]): string {
  return planKinds
    .filter((kind) => plans.includes(kind))
    .map((kind) => `${countOf(kind, plans)} ${kind}`)
    .join(', ')
}

function countOf(kind: PlanKind, plans: readonly PlanKind[]) {
  return plans.filter((other) => other === kind).length
}
