import { isEntry } from '../../check/edit/lists.ts'
import { setTranslation, translationOf } from '../../check/edit/translations.ts'
import { languageName } from '../../check/languages/languageName.ts'
import { languagesOf } from '../../contract/languages.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import type { EntryField, Field, Fields, Layout } from './Layout.ts'
import { optionalText } from './formats.ts'
import { memberOf } from './readDocument.ts'
import type { Column } from './Table.ts'

type Languages = readonly [string, ...string[]]

/** Adds a column for each other language of the client after each column whose texts can be translated. */
export function withTranslations(layout: Layout, values: YearValues): Layout {
  const languages = languagesOf(values['instance.json'])
  const [, ...others] = languages
  if (others.length === 0) return layout
  return {
    ...layout,
    columns: layout.columns.flatMap((column) => [
      column,
      ...(column.isTranslatable ? others.map((language) => translationColumn(column, language)) : []),
    ]),
    rows: layout.rows.map((row) => ({ ...row, fields: withTranslatedFields(row.fields, layout, languages) })),
  }
}

function translationColumn({ name, title }: Column, language: string): Column {
  return {
    name: nameIn(name, language),
    title: `${title} (${languageName(language)})`,
    kind: 'text',
    emptyMeans: 'not translated',
    language,
  }
}

function nameIn(column: string, language: string) {
  return `${column} ${language}`
}

function withTranslatedFields(fields: Fields, { columns }: Layout, languages: Languages): Fields {
  const added = columns
    .filter(({ isTranslatable }) => isTranslatable)
    .flatMap(({ name }) => {
      const field = fields[name]
      return languages
        .slice(1)
        .map((language) => [nameIn(name, language), field ? translate(field, language, languages) : null])
    })
  return { ...fields, ...Object.fromEntries(added) }
}

/** Is written after the texts in the first language, which can create or remove the object. */
function translate(field: Field, language: string, languages: Languages): EntryField | null {
  if (!('findOwners' in field)) return null
  const { file, location, owner, findOwners, value, emptyMeans } = field
  const property = String(location.at(-1))
  const written = translationOf(owner, property, language)
  const isMissing = value !== undefined && value !== null && value !== ''
  return {
    file,
    location: [...location, language],
    value: written,
    format: optionalText,
    emptyMeans: isMissing ? 'not translated' : (emptyMeans ?? '–'),
    entry: {
      writeAll: (values) => {
        const [text] = values.values()
        const owners = findOwners().filter(isEntry)
        const [target] = owners
        if (!target || (text !== undefined && typeof memberOf(target, property) !== 'string'))
          return `Write the text in ${languageName(languages[0])} first.`
        const before = translationOf(target, property, language)
        for (const each of owners)
          if (translationOf(each, property, language) === before)
            setTranslation(each, property, text as string | undefined, { language, languages })
        return undefined
      },
    },
  }
}
