import BookOpen from '~icons/lucide/book-open'
import { useState } from 'react'
import { usualTrend } from '../../catalog/catalog.ts'
import { planYearOf } from '../../check/edit/addEntries.ts'
import {
  addFromCatalog,
  servicesOfCatalog,
  yearsOfCatalog,
  type CatalogList,
} from '../../check/edit/addFromCatalog.ts'
import { itemsOf } from '../../check/edit/lists.ts'
import { ServicePicker, YearPicker } from '../clients/CatalogPicker.tsx'
import { FormDialog } from '../ui/FormDialog.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import { fieldId, useFormYear } from './FormYear.tsx'

/** A button that adds entries of the catalog of care to the client's services or scenarios. */
export function AddFromCatalog({ list }: { list: CatalogList }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ToolbarButton icon={BookOpen} onClick={() => setOpen(true)}>
        Add from catalog…
      </ToolbarButton>
      {isOpen && <CatalogDialog list={list} onClose={() => setOpen(false)} />}
    </>
  )
}

function CatalogDialog({ list, onClose }: { list: CatalogList; onClose: () => void }) {
  const { values, selection, editTexts } = useFormYear()
  const [picked, setPicked] = useState<readonly string[]>([])
  const planYear = planYearOf(values)
  const count = itemsOf(values, 'instance.json', 'scenarios').length
  const pickers = {
    services: (
      <ServicePicker
        label="Services"
        hint={`Prices are adjusted to the plan year by ${usualTrend}% a year.`}
        planYear={planYear}
        picked={picked}
        onPick={setPicked}
        fixed={new Set(servicesOfCatalog(values).keys())}
      />
    ),
    scenarios: (
      <YearPicker
        label="Typical years"
        hint={`Services that a year uses are added too. Prices are adjusted to the plan year by ${usualTrend}% a year.`}
        picked={picked}
        onPick={setPicked}
        fixed={yearsOfCatalog(values)}
      />
    ),
  }
  return (
    <FormDialog
      title="Add from catalog"
      size="medium"
      submitLabel="Add"
      isDisabled={picked.length === 0}
      onSubmit={() => {
        if (list === 'scenarios') selection.choose(fieldId('instance.json', '/scenarios'), count)
        return editTexts((texts) => addFromCatalog(texts, list, picked))
      }}
      onClose={onClose}
    >
      {pickers[list]}
    </FormDialog>
  )
}
