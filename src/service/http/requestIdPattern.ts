/**
 * What names a request: a UUID, or the id of a trace. It comes from anyone and is written to the log, where nothing may
 * stand that a visitor has answered: no word and no amount is of this form.
 */
export const requestIdPattern =
  '^([\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}|[\\da-f]{16}|[\\da-f]{32})$'
