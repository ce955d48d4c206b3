import ArrowDown from '~icons/lucide/arrow-down'
import ArrowUp from '~icons/lucide/arrow-up'
import Plus from '~icons/lucide/plus'
import type { FieldProps } from '@rjsf/utils'
import { use, useState } from 'react'
import { setLanguages } from '../../../check/edit/translations.ts'
import { languageName } from '../../../check/languages/languageName.ts'
import { builtInLanguages } from '../../../contract/generated/builtInLanguages.js'
import { defaultLanguage } from '../../../contract/languages.ts'
import { useClientLanguages } from '../../state/useClientLanguages.ts'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { useFormYear } from '../edit/FormYear.tsx'
import { AddLanguageDialog } from './AddLanguageDialog.tsx'
import { useAddLanguage } from './useAddLanguage.ts'
import { FieldContext, useFieldAttributes } from './FieldContext.ts'
import { OtherValue } from './OtherValue.tsx'
import './LanguagesField.css'

/** The languages that employees can choose, in order. A client without a list is in English. */
export function LanguagesField({ formData }: FieldProps) {
  const { languages, editTexts } = useFormYear()
  const addLanguage = useAddLanguage()
  const [isAdding, setIsAdding] = useState(false)
  const own = useClientLanguages()
  const { label } = use(FieldContext)
  const attributes = useFieldAttributes()
  const [announcement, setAnnouncement] = useState('')
  if (formData !== undefined && formData !== null && !isList(formData)) return <OtherValue value={formData} />
  const others = [...new Set([...builtInLanguages, ...own])].filter((tag) => !languages.includes(tag))
  const set = (changed: readonly string[]) => {
    const isDefault = changed.length === 1 && changed[0] === defaultLanguage
    editTexts((texts) => setLanguages(texts, isDefault ? undefined : changed))
  }
  const move = (from: number, to: number) => {
    const moved = languages.toSpliced(from, 1).toSpliced(to, 0, languages[from]!)
    set(moved)
    setAnnouncement(`${languageName(languages[from]!)} is now ${to + 1} of ${languages.length}.`)
  }
  return (
    <div role="group" aria-label={label} {...attributes}>
      <ol className="form-languages">
        {languages.map((tag, index) => (
          <li key={tag}>
            <LanguageCheckbox
              tag={tag}
              isChosen
              isFixed={languages.length === 1}
              onChange={() => set(languages.toSpliced(index, 1))}
            />
            {index === 0 && languages.length > 1 && <span className="form-note">default</span>}
            {languages.length > 1 && (
              <span className="form-languages-order">
                <ToolbarButton
                  aria-label={`Move ${languageName(tag)} up`}
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && move(index, index - 1)}
                >
                  <ArrowUp aria-hidden />
                </ToolbarButton>
                <ToolbarButton
                  aria-label={`Move ${languageName(tag)} down`}
                  aria-disabled={index === languages.length - 1}
                  onClick={() => index < languages.length - 1 && move(index, index + 1)}
                >
                  <ArrowDown aria-hidden />
                </ToolbarButton>
              </span>
            )}
          </li>
        ))}
        {others.map((tag) => (
          <li key={tag}>
            <LanguageCheckbox tag={tag} isChosen={false} onChange={() => set([...languages, tag])} />
          </li>
        ))}
      </ol>
      <ToolbarButton onClick={() => setIsAdding(true)}>
        <Plus aria-hidden />
        Add another language…
      </ToolbarButton>
      {isAdding && (
        <AddLanguageDialog
          listed={[...builtInLanguages, ...own]}
          onAdd={addLanguage}
          onClose={() => setIsAdding(false)}
        />
      )}
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

interface LanguageCheckboxProps {
  tag: string
  isChosen: boolean
  /** Whether it cannot be removed, because it is the only one. */
  isFixed?: boolean
  onChange: () => void
}

function LanguageCheckbox({ tag, isChosen, isFixed = false, onChange }: LanguageCheckboxProps) {
  return (
    <label>
      <input type="checkbox" checked={isChosen} disabled={isFixed} onChange={onChange} />
      <span>{languageName(tag)}</span>
      <code>{tag}</code>
    </label>
  )
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((tag) => typeof tag === 'string')
}
