import type { Model } from './model.ts'

/**
 * The workbench as a link brings it, with what was not saved here besides. Where both have a text for a file, the
 * link's may only take the place of the other by permission; without it the link is passed over.
 * @param mayReplace asked with the files that would be lost
 */
export function arrive(own: Model, linked: Model, mayReplace: (paths: string[]) => boolean): Model {
  const contested = Object.entries(linked.drafts)
    .filter(([path, { text }]) => path in own.drafts && own.drafts[path]?.text !== text)
    .map(([path]) => path)
  if (contested.length > 0 && !mayReplace(contested)) return own
  return {
    ...linked,
    drafts: { ...own.drafts, ...linked.drafts },
    otherSessions: { ...own.otherSessions, ...linked.otherSessions },
  }
}
