/** The steps in order, one screen each. */
export const steps = ['home', 'personal', 'coverage', 'scenario', 'results'] as const

export type StepName = (typeof steps)[number]

export type Acknowledged = Record<Exclude<StepName, 'results'>, boolean>

/** The state that decides which steps are reachable. */
export interface Progress {
  isPersonalIncluded: boolean
  /** Whether every personal question of the client has an answer. */
  isPersonalComplete: boolean
  isScenarioChosen: boolean
  acknowledged: Acknowledged
}

type Inclusion = Pick<Progress, 'isPersonalIncluded'>

/** A step is reachable when it is unlocked and every step before it is unlocked and acknowledged. */
export function isReachable(step: StepName, progress: Progress) {
  return (
    isUnlocked(step, progress) &&
    stepsBefore(step, progress).every(
      (earlier) => isUnlocked(earlier, progress) && progress.acknowledged[earlier],
    )
  )
}

/** The step after this one. For clients without personal questions, coverage follows home. */
export function stepAfter(step: keyof Acknowledged, progress: Inclusion): StepName {
  const next = steps[steps.indexOf(step) + 1]!
  return isIncluded(next, progress) ? next : stepAfter(next as keyof Acknowledged, progress)
}

/** Whether Next is enabled: the next step would be reachable once this one is acknowledged. */
export function canProceed(step: keyof Acknowledged, progress: Progress) {
  const acknowledged = { ...progress.acknowledged, [step]: true }
  return isReachable(stepAfter(step, progress), { ...progress, acknowledged })
}

/** Whether the client's calculator has the step. */
export function isIncluded(step: StepName, { isPersonalIncluded }: Inclusion) {
  return step !== 'personal' || isPersonalIncluded
}

function isUnlocked(step: StepName, progress: Progress) {
  return isIncluded(step, progress) && unlockRules[step](progress)
}

const needsNoPersonalAnswer = ({ isPersonalIncluded, isPersonalComplete }: Progress) =>
  !isPersonalIncluded || isPersonalComplete

/** Whether the answers so far unlock a step. */
const unlockRules: Record<StepName, (progress: Progress) => boolean> = {
  home: () => true,
  personal: () => true,
  coverage: needsNoPersonalAnswer,
  scenario: needsNoPersonalAnswer,
  results: ({ isScenarioChosen }) => isScenarioChosen,
}

function stepsBefore(step: StepName, progress: Progress) {
  const earlier = steps.slice(0, steps.indexOf(step)) as (keyof Acknowledged)[]
  return earlier.filter((name) => isIncluded(name, progress))
}
