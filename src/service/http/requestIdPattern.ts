/**
 * A UUID or a trace ID. The log contains the caller's ID and must not contain visitors' answers; no word or amount has
 * this form.
 */
export const requestIdPattern =
  '^([\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}|[\\da-f]{16}|[\\da-f]{32})$'
