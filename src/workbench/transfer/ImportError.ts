/** A file or pasted cells that cannot be imported, with a sentence that says what to do. */
export class ImportError extends Error {
  override name = 'ImportError'
}
