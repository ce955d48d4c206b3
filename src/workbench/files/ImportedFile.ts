/** A file from elsewhere. */
export interface ImportedFile {
  /** Its path as it was brought: "plans.json", or "acme/2028/plans.json" in a folder. */
  path: string
  /** Null of what is no JSON by its name, and was not read: it may be of any size. */
  text: string | null
}
