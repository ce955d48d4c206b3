import type { Rule, RuleCode, SharedList, YearDocuments } from './Rule.ts'

const codes = {
  scenarios: 'scenario-without-uses',
  locations: 'location-without-factor',
  surcharges: 'surcharge-without-price',
  savingsStyles: 'style-without-effect',
  services: 'service-without-price',
} as const satisfies Record<SharedList, RuleCode>

/** Everything that an employee can choose has a row in plans.json. */
export const missingRowRules: readonly Rule<YearDocuments>[] = (Object.keys(codes) as SharedList[]).map(
  (list) => ({
    code: codes[list],
    check: ({ instance, plans }) => {
      const known = new Set(plans[list].map(({ id }) => id))
      return instance[list]
        .filter(({ id }) => !known.has(id))
        .map(({ id }) => ({
          code: codes[list],
          pointer: `/${list}`,
          expected: `a row with the id ${JSON.stringify(id)}`,
          found: 'none',
          params: { id },
        }))
    },
  }),
)
