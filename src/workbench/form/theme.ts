import { getDefaultRegistry, withTheme } from '@rjsf/core'
import { ChoiceWidget } from './fields/ChoiceWidget.tsx'
import { ColorWidget } from './fields/ColorWidget.tsx'
import { GuardedObjectField } from './fields/GuardedObjectField.tsx'
import { LanguagesField } from './fields/LanguagesField.tsx'
import { NumberWidget } from './fields/NumberWidget.tsx'
import { PaymentField } from './fields/PaymentField.tsx'
import { ReferencesField } from './fields/ReferencesField.tsx'
import { ReferenceWidget } from './fields/ReferenceWidget.tsx'
import { SwitchWidget } from './fields/SwitchWidget.tsx'
import { LineWidget, ParagraphWidget } from './fields/TextWidget.tsx'
import { ListField } from './list/ListField.tsx'
import { FieldTemplate } from './templates/FieldTemplate.tsx'
import { ObjectFieldTemplate } from './templates/ObjectFieldTemplate.tsx'

const StringField = getDefaultRegistry().fields.StringField!

/** rjsf in the look of the workbench. A uiSchema selects a lowercase name. */
export const ThemedForm = withTheme({
  templates: { FieldTemplate, ObjectFieldTemplate },
  widgets: {
    line: LineWidget,
    paragraph: ParagraphWidget,
    number: NumberWidget,
    choice: ChoiceWidget,
    switch: SwitchWidget,
    color: ColorWidget,
    reference: ReferenceWidget,
  },
  fields: {
    ObjectField: GuardedObjectField,
    // rjsf's own changes what is typed; our number widget reports numbers.
    NumberField: StringField,
    payment: PaymentField,
    references: ReferencesField,
    languages: LanguagesField,
    list: ListField,
  },
})
