import Plus from '~icons/lucide/plus'
import { useState } from 'react'
import { setLanguages } from '../../../check/edit/translations.ts'
import { languageName } from '../../../check/languages/languageName.ts'
import { builtInLanguages } from '../../../contract/generated/builtInLanguages.js'
import { defaultLanguage } from '../../../contract/languages.ts'
import { useClientLanguages } from '../../state/useClientLanguages.ts'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { useFormYear } from '../FormYear.tsx'
import { AddLanguageDialog } from './AddLanguageDialog.tsx'
import type { InputProps } from './InputProps.ts'

/** The languages that employees can choose, in order. A client without a list is in English. */
export function LanguagesInput({ field, attributes: { id: _, ...attributes } }: InputProps) {
  const { languages, editTexts } = useFormYear()
  const [isAdding, setIsAdding] = useState(false)
  const available = [...new Set([...builtInLanguages, ...useClientLanguages()])]
  const set = (changed: readonly string[]) => {
    const isDefault = changed.length === 1 && changed[0] === defaultLanguage
    editTexts((texts) => setLanguages(texts, isDefault ? undefined : changed))
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
              {isChosen && languages.length > 1 && index === 0 && <span className="form-note">default</span>}
              {isChosen && index > 0 && (
                <ToolbarButton
                  aria-label={`Make ${languageName(tag)} the default`}
                  onClick={() => set([tag, ...languages.toSpliced(index, 1)])}
                >
                  Make default
                </ToolbarButton>
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
    </div>
  )
}
