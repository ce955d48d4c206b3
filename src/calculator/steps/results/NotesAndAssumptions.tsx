import { Disclosure } from '../../ui/Disclosure.tsx'
import { AssumptionNotes } from './AssumptionNotes.tsx'
import type { PanelContentProps } from './PanelContentProps.ts'
import { ServicesAssumed } from './ServicesAssumed.tsx'

export function NotesAndAssumptions({ outputs: { assumptions } }: PanelContentProps) {
  return (
    <>
      <ul>
        <li>Costs are averages across broad service categories.</li>
        <li>Covered services are assumed to take place at the cheapest facility.</li>
        <li>
          Your out-of-pocket expenses may be less than the sum of the exhibit, because of out-of-pocket
          maximums.
        </li>
        <li>Amounts without cents are rounded to whole dollars, so a sum may be off by a dollar.</li>
        {assumptions && <AssumptionNotes {...assumptions} />}
      </ul>
      {assumptions && assumptions.services.length > 0 && (
        <Disclosure summary="Uses and prices of each service">
          <ServicesAssumed services={assumptions.services} />
        </Disclosure>
      )}
    </>
  )
}
