import { useMemo } from 'react'
import { groupTypical, templateValues, type TemplateValue } from '../../check/typicalValues.ts'
import { createDescriber } from '../../compare/describePlace.ts'
import { useDispatch } from '../state/WorkbenchProvider.tsx'
import type { OpenYear } from '../state/useOpenYear.ts'
import type { Typical } from '../state/useTypical.ts'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'

interface TypicalChecklistProps {
  year: OpenYear
  typical: Typical
}

/** The typical values of a plan year, for the user to review one by one or a group at once. */
export function TypicalChecklist({ year, typical: { values, review } }: TypicalChecklistProps) {
  const all = useMemo(() => templateValues(year.values['plans.json']).length, [year])
  const describe = useMemo(() => createDescriber(year.values), [year])
  const dispatch = useDispatch()
  const reviewAndFocus = (reviewed: readonly TemplateValue[], button: HTMLElement) => {
    // The button goes away with its value.
    button.closest<HTMLElement>('[role="tabpanel"]')?.focus()
    review(reviewed.map(({ pointer }) => pointer))
  }
  return (
    <section className="stack panel-content" aria-label="Typical values">
      <p className="panel-controls row wrap">
        <progress max={all} value={all - values.length} aria-label="Reviewed values" />
        {values.length} of {all} values are typical ones, not yet the client&rsquo;s. A value that you replace
        is reviewed.
      </p>
      {groupTypical(values).map((group) => (
        <table key={group.noun} className="data-table checklist">
          <caption>
            <span className="row wrap">
              {group.title}
              {group.values.length > 1 && (
                <ToolbarButton
                  aria-label={`Mark all as reviewed: ${group.title}`}
                  onClick={({ currentTarget }) => reviewAndFocus(group.values, currentTarget)}
                >
                  Mark all as reviewed
                </ToolbarButton>
              )}
            </span>
          </caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Value</th>
              <th scope="col">Typical</th>
              <th scope="col">Done</th>
            </tr>
          </thead>
          <tbody>
            {group.values
              .map((value) => ({ value, ...describe('plans.json', value.path) }))
              .map(({ value, place, text }) => (
                <tr key={value.id}>
                  <td>
                    <button
                      type="button"
                      className="link-button"
                      onClick={() =>
                        dispatch({
                          type: 'jumped',
                          jump: {
                            path: `${year.folder}/plans.json`,
                            pointer: value.pointer,
                            isInForm: true,
                          },
                        })
                      }
                    >
                      {place}
                    </button>
                  </td>
                  <td>{text}</td>
                  <td className="checklist-action">
                    <ToolbarButton
                      variant="quiet"
                      aria-label={`Mark as reviewed: ${place}`}
                      onClick={({ currentTarget }) => reviewAndFocus([value], currentTarget)}
                    >
                      Mark as reviewed
                    </ToolbarButton>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </section>
  )
}
