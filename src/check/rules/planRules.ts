import { dollars } from './dollars.ts'
import { copayOverPrice } from './copayOverPrice.ts'
import { ifMeant } from './ifMeant.ts'
import type { PlansRule } from './Rule.ts'
import { usualFactor } from './typicalAmounts.ts'

/** What hardly any document means by its copays, places and tiers. */
export const planRules: readonly PlansRule[] = [
  copayOverPrice,
  {
    code: 'free-service',
    severity: 'warning',
    title: 'Every service costs something, whoever pays for it.',
    check: ({ plans: { services } }) =>
      services.flatMap(({ name, allowedAmount }, place) =>
        allowedAmount === 0
          ? [
              {
                pointer: `/services/${place}/allowedAmount`,
                message: `One use of '${name}' costs nothing, so it makes no difference between plans.`,
                help: `Enter what one use costs, the plan's share and the member's together; ${ifMeant}`,
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
      locations.flatMap(({ factor }, place) =>
        factor < usualFactor.least || factor > usualFactor.most
          ? [
              {
                pointer: `/locations/${place}/factor`,
                message: `With a factor of ${factor}, care costs ${dollars(Math.round(factor * 10_000) / 100)} here where it costs $100 elsewhere.`,
                help: `Write 1.1 for a location that is 10% more expensive; ${ifMeant}`,
              },
            ]
          : [],
      ),
  },
  {
    code: 'persons-of-tier',
    severity: 'warning',
    title: 'Each tier covers the people that its name says.',
    check: ({ plans: { persons } }) =>
      Object.entries(coverage)
        .filter(([tier, covers]) => !covers(persons[tier as keyof typeof coverage]))
        .map(([tier]) => ({
          pointer: `/persons/${tier}`,
          message: `The tier ${tier} covers other people than its name says.`,
          help: 'EE is the employee, ES with spouse, EK with one child, EC with children, EF with both.',
        })),
  },
]

type Covers = (persons: { adults: number; children: number }) => boolean

const coverage: Record<'EE' | 'ES' | 'EK' | 'EC' | 'EF', Covers> = {
  EE: ({ adults, children }) => adults === 1 && children === 0,
  ES: ({ adults, children }) => adults === 2 && children === 0,
  EK: ({ adults, children }) => adults === 1 && children === 1,
  EC: ({ adults, children }) => adults === 1 && children > 0,
  EF: ({ adults, children }) => adults === 2 && children > 0,
}
