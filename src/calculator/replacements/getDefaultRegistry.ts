import {
  DEFAULT_ID_PREFIX,
  DEFAULT_ID_SEPARATOR,
  englishStringTranslator,
  type Registry,
  type TemplatesType,
} from '@rjsf/utils'

/** The part of rjsf's registry that our theme relies on. */
type SmallRegistry = Omit<Registry, 'schemaUtils' | 'templates'> & {
  templates: Pick<TemplatesType, 'FieldHelpTemplate'> & { ButtonTemplates: object }
}

/** Replaces the module of @rjsf/core that returns all stock fields, templates, and widgets. */
export default function getDefaultRegistry(): SmallRegistry {
  return {
    fields: {},
    templates: { ButtonTemplates: {}, FieldHelpTemplate: () => null },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: {
      idPrefix: DEFAULT_ID_PREFIX,
      idSeparator: DEFAULT_ID_SEPARATOR,
      useFallbackUiForUnsupportedType: false,
    },
  }
}
