import ArrowDown from '~icons/lucide/arrow-down'
import ArrowUp from '~icons/lucide/arrow-up'
import Plus from '~icons/lucide/plus'
import { useState } from 'react'
import { setLanguages } from '../../../check/edit/translations.ts'
import { languageName } from '../../../check/languages/languageName.ts'
import { builtInLanguages } from '../../../contract/generated/builtInLanguages.js'
import { defaultLanguage } from '../../../contract/languages.ts'
import { listLanguages } from '../../state/selectors.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { useFormYear } from '../FormYear.tsx'
import { AddLanguageDialog } from './AddLanguageDialog.tsx'
import type { InputProps } from './InputProps.ts'
import { OtherValue } from './OtherValue.tsx'

/** The languages that employees can choose, in order. A client without a list is in English. */
export function LanguagesInput({ field, value, attributes: { id: _, ...attributes } }: InputProps) {
  const { languages, editTexts } = useFormYear()
  const [isAdding, setIsAdding] = useState(false)
  const available = [...new Set([...builtInLanguages, ...listLanguages(useWorkbench())])]
  const [announcement, setAnnouncement] = useState('')
  if (value !== undefined && value !== null && !isList(value)) return <OtherValue value={value} />
  const set = (changed: readonly string[]) => {
    const isDefault = changed.length === 1 && changed[0] === defaultLanguage
    editTexts((texts) => setLanguages(texts, isDefault ? undefined : changed))
  }
  const moveButton = (from: number, to: number, direction: 'up' | 'down') => {
    const name = languageName(languages[from]!)
    const isPossible = to >= 0 && to < languages.length
    return (
      <ToolbarButton
        aria-label={`Move ${name} ${direction}`}
        aria-disabled={!isPossible}
        onClick={() => {
          if (!isPossible) return
          set(languages.toSpliced(from, 1).toSpliced(to, 0, languages[from]!))
          setAnnouncement(`${name} is now ${to + 1} of ${languages.length}.`)
        }}
      >
        {direction === 'up' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
      </ToolbarButton>
    )
  }
  return (
    <div role="group" aria-label={field.title} {...attributes}>
      <ol className="form-languages">
        {[...languages, ...available.filter((tag) => !languages.includes(tag))].map((tag, index) => {
          const isChosen = index < languages.length
          return (
            <li key={tag}>
              <label>
                <input
                  type="checkbox"
                  checked={isChosen}
                  // The only one cannot be removed.
                  disabled={isChosen && languages.length === 1}
                  onChange={() => set(isChosen ? languages.toSpliced(index, 1) : [...languages, tag])}
                />
                <span>{languageName(tag)}</span>
                <code>{tag}</code>
              </label>
              {isChosen && languages.length > 1 && (
                <>
                  {index === 0 && <span className="form-note">default</span>}
                  <span className="form-languages-order">
                    {moveButton(index, index - 1, 'up')}
                    {moveButton(index, index + 1, 'down')}
                  </span>
                </>
              )}
            </li>
          )
        })}
      </ol>
      <ToolbarButton onClick={() => setIsAdding(true)}>
        <Plus aria-hidden />
        Add another language…
      </ToolbarButton>
      {isAdding && <AddLanguageDialog listed={available} onClose={() => setIsAdding(false)} />}
      <p className="form-note">
        Employees switch between these languages in the footer. The calculator starts in the one that their
        browser prefers, or else in the first. A text without a translation is shown in the first language.
        The texts of a language that you remove stay in the files.
      </p>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </div>
  )
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((tag) => typeof tag === 'string')
}
