import { toRules, type PlansRule } from '../LinterRule.ts'
import { describeTypical, typicalValues } from '../typicalValues.ts'

export const typicalRules = toRules<PlansRule>('warning', {
  'typical-values': {
    title: 'Every value of a template is reviewed.',
    why: "Typical prices and plan terms look real, so nobody notices a wrong one. To review a value by hand, remove it from 'typical'.",
    fails:
      '"surcharges": [{ "id": "tobacco", "yearly": 600 }], "typical": { "surcharges": [{ "id": "tobacco", "yearly": 600 }] }',
    passes: '"surcharges": [{ "id": "tobacco", "yearly": 650 }]',
    check: ({ instance, plans }) => {
      const values = typicalValues(plans, instance)
      return (
        values.length > 0 && {
          pointer: '/typical',
          isAboutName: true,
          message: `${describeTypical(values)}.`,
          help: "Replace them with the client's, or mark them as reviewed in the workbench's checklist.",
        }
      )
    },
  },
})
