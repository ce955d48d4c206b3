import { parseInstance, type Flag, type Instance } from '../../../src/contract/instance.ts'

const features: Partial<Record<Flag, boolean>> = {
  salaryBands: true,
  locations: true,
  savings: true,
  singleChild: true,
  customScenario: true,
}

/** The instance of the form tests: small, with every feature on except uses per person, and with the given changes. */
export function formInstance(
  changes: Partial<Omit<Instance, 'features'>>,
  flags: Partial<Record<Flag, boolean>> = {},
): Instance {
  return parseInstance({
    client: { planYear: 2027, displayName: 'Zephyr & Sons' },
    scenarios: [
      { id: 'quiet', display: 'A quiet year', icon: 'sun' },
      { id: 'usual', display: 'A usual year', icon: 'comet' },
      { id: 3, display: 'A rough year' },
    ],
    services: [
      { id: 'visit', name: 'Doctor visit' },
      { id: 'er', name: 'Emergency room' },
    ],
    locations: [
      { id: 0, name: 'Here' },
      { id: '0', name: 'There' },
      { id: '', name: 'Elsewhere' },
      { id: 'constructor', name: 'Anywhere' },
    ],
    salaryBands: [{ id: 'all', name: 'Everyone' }],
    savingsStyles: [
      { id: 1, displayText: 'I save' },
      { id: 2, displayText: 'I spend' },
    ],
    surcharges: [
      { id: 'tobacco', statement: 'I use tobacco' },
      { id: 'wellness', statement: 'I completed the wellness check' },
    ],
    ...changes,
    features: { ...features, ...flags },
  })
}
