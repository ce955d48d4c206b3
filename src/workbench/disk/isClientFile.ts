/**
 * Whether a path names a document of a client: `<client>/instance.json`, `<client>/<year>/plans.json`. Names with a
 * dot in front, with a slash or a backslash of their own, or with control characters are none.
 */
export function isClientFile(path: string): boolean {
  return /^[^./\\\p{Cc}][^/\\\p{Cc}]*\/(?:\d+\/)?(?:instance|plans)\.json$/u.test(path)
}
