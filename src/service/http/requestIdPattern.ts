/**
 * A UUID or a trace ID. The caller's ID is logged, and the log must not contain anything that a visitor answered: no
 * word and no amount has this form.
 */
export const requestIdPattern =
  '^([\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}|[\\da-f]{16}|[\\da-f]{32})$'
