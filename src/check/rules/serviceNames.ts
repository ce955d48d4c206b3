import type { PlansRule } from './Rule.ts'

/** Employees enter their uses by one name, and read by the other what those cost. */
export const serviceNames: PlansRule = {
  code: 'service-name-differs',
  severity: 'warning',
  title: 'A service has the same name in both files.',
  check: ({ instance, plans }) => {
    const names = new Map(instance.services.map(({ id, name }) => [id, name.trim()]))
    return plans.services.flatMap(({ id, name }, place) => {
      const other = names.get(id)
      if (other === undefined || other === name.trim()) return []
      return [
        {
          pointer: `/services/${place}/name`,
          message: `This is called ${JSON.stringify(other)} in instance.json, and employees see both.`,
          help: 'Check whether the two are the same service, and use one name in both files.',
        },
      ]
    })
  },
}
