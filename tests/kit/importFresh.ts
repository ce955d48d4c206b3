let imports = 0

/**
 * Evaluates a module again, without the modules that it imports. `vi.resetModules` would evaluate all of them again, also
 * for the other test files of the worker.
 * @param path below src/
 */
export function importFresh(path: string): Promise<unknown> {
  imports += 1
  return import(/* @vite-ignore */ `../../src/${path}?fresh=${imports}`)
}
