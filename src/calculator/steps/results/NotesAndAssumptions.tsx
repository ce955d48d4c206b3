import { stepTexts } from '../../texts/stepTexts.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { AssumptionNotes } from './AssumptionNotes.tsx'
import type { PanelContentProps } from './PanelContentProps.ts'
import { AssumedServices } from './AssumedServices.tsx'

export function NotesAndAssumptions({ outputs: { assumptions } }: PanelContentProps) {
  const texts = stepTexts.notes
  return (
    <>
      <ul>
        <li>{texts.averages}</li>
        <li>{texts.cheapestFacility}</li>
        <li>{texts.maximums}</li>
        <li>{texts.rounding}</li>
        {assumptions && <AssumptionNotes {...assumptions} />}
      </ul>
      {assumptions && assumptions.services.length > 0 && (
        <Disclosure summary={texts.services}>
          <AssumedServices services={assumptions.services} />
        </Disclosure>
      )}
    </>
  )
}
