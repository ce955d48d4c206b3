import type { Diagnostic } from '../../src/check/Diagnostic.ts'
import { checkClients } from '../../src/check/checkClients.ts'
import { typicalPersons } from '../../src/check/newClient/typicalPlans.ts'
import type { PlansDocument } from '../../src/contract/plans.ts'

/* eslint-disable-next-line typescript/no-explicit-any -- tests break documents in every way */
export type Loose = any

/** An instance with all features on and no problems. */
function sampleInstance() {
  return {
    client: { planYear: 2027, displayName: 'Ours', url: 'https://example.com' },
    features: { salaryBands: true, locations: true, savings: true, singleChild: true, customScenario: true },
    scenarios: [
      { id: 'healthy', display: 'A healthy year', icon: 'sun' },
      { id: 'surgery', display: 'A year with surgery', icon: 'hospital' },
    ],
    services: [
      { id: 'visit', name: 'Office visit' },
      { id: 'surgery', name: 'Surgery' },
    ],
    locations: [
      { id: 'here', name: 'Here' },
      { id: 7, name: 'Elsewhere' },
    ],
    salaryBands: [
      { id: 'low', name: 'Under $60,000' },
      { id: 'high', name: 'Over $60,000' },
    ],
    savingsStyles: [
      { id: 'saver', displayText: 'I save' },
      { id: 'none', displayText: 'I do not save' },
    ],
    surcharges: [{ id: 'tobacco', statement: 'I use tobacco' }],
    customScenarioUses: [{ name: 'Office visit', uses: 2 }],
  }
}

/** Plans for the instance: one is best for little care, the other for a lot. */
function samplePlans(): PlansDocument {
  const limit = (individual: number) => ({ individual, family: 2 * individual, kind: 'embedded' as const })
  return {
    accountMoney: 'capped',
    selfOnlyCap: 12000,
    persons: structuredClone(typicalPersons),
    services: [
      { id: 'visit', name: 'Office visit', allowedAmount: 150 },
      { id: 'surgery', name: 'Surgery', allowedAmount: 9000 },
    ],
    scenarios: [
      { id: 'healthy', uses: [{ service: 'visit', perAdult: 1, perChild: 1 }] },
      { id: 'surgery', uses: [{ service: 'surgery', bySubscriber: 1 }] },
    ],
    locations: [
      { id: 'here', factor: 1 },
      { id: 7, factor: 1.2 },
    ],
    surcharges: [{ id: 'tobacco', yearly: 1200 }],
    savingsStyles: [
      { id: 'saver', avoidsOwnMoney: false },
      { id: 'none', avoidsOwnMoney: true },
    ],
    contributionLimits: [
      { year: 2027, account: 'HSA', self: 4500, family: 9000, catchUp: { age: 55, amount: 1000 } },
    ],
    plans: [
      {
        key: 'rich',
        displayName: 'Rich Plan',
        deductible: limit(250),
        outOfPocketMaximum: limit(2000),
        payment: { deductible: true, coinsurance: 10 },
        services: [{ service: 'visit', payment: { copay: 20 } }],
        payroll: [
          { salaryBand: 'low', yearly: { EE: 1200, ES: 2600, EK: 1800, EC: 2400, EF: 3600 } },
          { salaryBand: 'high', yearly: { EE: 1800, ES: 3900, EK: 2700, EC: 3600, EF: 5400 } },
        ],
      },
      {
        key: 'lean',
        displayName: 'Lean Plan with HSA',
        deductible: limit(3500),
        outOfPocketMaximum: limit(6000),
        payment: { deductible: true, coinsurance: 20 },
        account: {
          type: 'HSA',
          companyMoney: { EE: 500, ES: 1000, EC: 1000, EF: 1000 },
          needsOwnMoney: true,
        },
        payroll: [{ yearly: { EE: 360, ES: 800, EK: 500, EC: 700, EF: 1200 } }],
      },
    ],
  }
}

/** The files of a clients' folder with one client, after a change to its documents. */
export function clientFiles(change: (instance: Loose, plans: Loose) => void = () => {}): Map<string, string> {
  const instance = sampleInstance()
  const plans = samplePlans()
  change(instance, plans)
  return new Map([
    ['keys.json', JSON.stringify({ keys: { ours: 'ours' } }, null, 2)],
    ['ours/instance.json', JSON.stringify(instance, null, 2)],
    ['ours/plans.json', JSON.stringify(plans, null, 2)],
  ])
}

/** The diagnostics as lines of text, with the text that each one marks. */
export function formattedDiagnostics(files: ReadonlyMap<string, string>): string[] {
  return checkClients(files).map((diagnostic) => format(diagnostic, files))
}

function format(
  { rule, severity, file, pointer, start, end, message, help }: Diagnostic,
  files: ReadonlyMap<string, string>,
) {
  const excerpt = files.get(file)?.slice(start.offset, end.offset) ?? ''
  return [`${severity} ${rule}`, `${file}#${pointer}`, excerpt, message, help].join(' | ')
}
