import { type PlansRule, toRules } from '../LinterRule.ts'
import { isTypical, maxTrendedYears, outlierPriceFactor, typicalFactor } from './typicalAmounts.ts'
import { trendedPrice } from '../../catalog/trend.ts'
import { findCatalogService, formatSource } from '../catalogEntries.ts'
import { usedServices } from '../typicalValues.ts'
import { acceptIfIntended, formatDollars } from './wording.ts'

export const serviceRules = toRules<PlansRule>('warning', {
  'service-name-differs': {
    title: 'A service has the same name in both files.',
    why: 'Employees enter uses under one name, and see what they cost under the other.',
    fails: '"Office visit" in one file, "Primary care visit" in the other',
    passes: '"Primary care visit" in both',
    check: ({ instance, plans }) => {
      const names = new Map(instance.services.map(({ id, name }) => [id, name.trim()]))
      return plans.services.flatMap(({ id, name }, index) => {
        const other = names.get(id)
        if (other === undefined || other === name.trim()) return []
        return {
          pointer: `/services/${index}/name`,
          message: `Employees also see the name ${JSON.stringify(other)} (in instance.json).`,
          help: 'Check that the two are the same service, and use one name in both files.',
        }
      })
    },
  },
  'free-service': {
    title: 'Every service that can be used has a price.',
    fails: '"allowedAmount": 0',
    passes: '"allowedAmount": 145',
    check: ({ instance, plans }) => {
      const used = usedServices(plans, instance)
      return plans.services.flatMap(
        ({ id, name, allowedAmount }, index) =>
          allowedAmount === 0 &&
          used.has(id) && {
            pointer: `/services/${index}/allowedAmount`,
            message: `'${name}' has no price, so uses of it cost nothing in every plan.`,
            help: `Write the full price of one use, which the plan and the member pay together, or delete the service if no price is known; ${acceptIfIntended}`,
          },
      )
    },
  },
  'unusual-price': {
    title: 'No price is far from the published prices of the service.',
    why: 'The catalog of care (docs/CATALOG.md) has them, with their sources.',
    fails: '"name": "Day in hospital", "allowedAmount": 300',
    passes: '"name": "Day in hospital", "allowedAmount": 3000',
    check: ({ instance, plans: { services } }) =>
      services.flatMap(({ name, allowedAmount }, index) => {
        const service = findCatalogService(name)
        const { planYear } = instance.client
        if (!service || Math.abs(planYear - service.priceYear) > maxTrendedYears) return []
        const usual = trendedPrice(service, planYear)
        const range = { min: Math.floor(usual / outlierPriceFactor), max: usual * outlierPriceFactor }
        if (isTypical(range, allowedAmount)) return []
        const [min, max] = [range.min, range.max].map(formatDollars)
        return {
          pointer: `/services/${index}/allowedAmount`,
          message: `One use of '${name}' costs ${formatDollars(allowedAmount)} here. Published prices are about ${formatDollars(usual)} (${formatSource(service.citations[0])}): expected ${min} to ${max}.`,
          help: `Write the full price of one use in dollars; ${acceptIfIntended}`,
        }
      }),
  },
  'unusual-factor': {
    title: "No location's factor is unusually high or low.",
    why: 'All prices at the location are multiplied by it.',
    fails: '"factor": 10',
    passes: '"factor": 1.1',
    check: ({ plans: { locations } }) =>
      locations.flatMap(
        ({ factor }, index) =>
          (factor < typicalFactor.min || factor > typicalFactor.max) && {
            pointer: `/locations/${index}/factor`,
            message: `With a factor of ${factor}, care that costs $100 elsewhere costs ${formatDollars(Math.round(factor * 10_000) / 100)} here.`,
            help: `Write 1.1 for a location that is 10% more expensive; ${acceptIfIntended}`,
          },
      ),
  },
})
