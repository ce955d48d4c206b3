import type { PlansRule } from './Rule.ts'
import { typicalFactor } from './typicalAmounts.ts'
import { acceptIfIntended, formatDollars } from './wording.ts'

/** Names and prices of services. */
export const serviceRules: readonly PlansRule[] = [
  {
    code: 'service-name-differs',
    severity: 'warning',
    title: 'A service has the same name in both files.',
    check: ({ instance, plans }) => {
      const names = new Map(instance.services.map(({ id, name }) => [id, name.trim()]))
      return plans.services.flatMap(({ id, name }, index) => {
        const other = names.get(id)
        if (other === undefined || other === name.trim()) return []
        return [
          {
            pointer: `/services/${index}/name`,
            message: `The name in instance.json is ${JSON.stringify(other)}, and employees see both.`,
            help: 'Check that the two are the same service, and use one name in both files.',
          },
        ]
      })
    },
  },
  {
    code: 'free-service',
    severity: 'warning',
    title: 'Every service has a price.',
    check: ({ plans: { services } }) =>
      services.flatMap(({ name, allowedAmount }, index) =>
        allowedAmount === 0
          ? [
              {
                pointer: `/services/${index}/allowedAmount`,
                message: `One use of '${name}' costs nothing, so it makes no difference between plans.`,
                help: `Write the full price of one use, which the plan and the member pay together; ${acceptIfIntended}`,
              },
            ]
          : [],
      ),
  },
  {
    code: 'unusual-factor',
    severity: 'warning',
    title: "No location's factor is unusually high or low.",
    check: ({ plans: { locations } }) =>
      locations.flatMap(({ factor }, index) =>
        factor < typicalFactor.min || factor > typicalFactor.max
          ? [
              {
                pointer: `/locations/${index}/factor`,
                message: `With a factor of ${factor}, care that costs $100 elsewhere costs ${formatDollars(Math.round(factor * 10_000) / 100)} here.`,
                help: `Write 1.1 for a location that is 10% more expensive; ${acceptIfIntended}`,
              },
            ]
          : [],
      ),
  },
]
