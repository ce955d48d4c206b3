import { expect, test } from 'vitest'
import { calculate } from '../../../src/engine/calculate.ts'
import { createModel } from '../../../src/engine/createModel.ts'
import { fc } from '../../kit/fc.ts'
import { yearsWithoutOrder } from './arbitraryYears.ts'
import { simulateYear } from './simulateYear.ts'

test('The engine and the simulation agree to the cent on years that cost the same in every order', () => {
  fc.assert(
    fc.property(yearsWithoutOrder, ({ document, inputs }) => {
      const { plans } = calculate(createModel(document, 2027), inputs)
      const simulated = simulateYear(document, inputs, () => 0)
      expect(Object.keys(plans).toSorted()).toEqual([...simulated.keys()].toSorted())
      for (const [key, { outOfPocket, accountMoney, payroll, surcharges, total }] of simulated) {
        const { outOfPocketExpenses, hsaFunds, payrollDeduction, surchargeTotal, totalCost } = plans[key]!
        const amounts = [outOfPocketExpenses, hsaFunds, payrollDeduction, surchargeTotal, totalCost]
        expect(amounts.map((dollars) => Math.round(dollars * 100) + 0)).toEqual(
          [outOfPocket, accountMoney, payroll, surcharges, total].map((cents) => cents + 0),
        )
      }
    }),
  )
})
