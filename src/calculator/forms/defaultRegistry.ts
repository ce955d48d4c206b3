import { englishStringTranslator } from '@rjsf/utils'

/**
 * Stands in for the stock registry of @rjsf/core (see vite.config.ts), which brings along every stock field,
 * template and widget, 20 kB that our theme replaces. A default export, as that is how it is asked for.
 */
export default function getDefaultRegistry() {
  return {
    fields: {},
    templates: { ButtonTemplates: {}, FieldHelpTemplate: () => null },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_', useFallbackUiForUnsupportedType: false },
  }
}
