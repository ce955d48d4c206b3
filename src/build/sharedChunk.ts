import type { Plugin, Rolldown } from 'vite'

/**
 * Moves what several lazy chunks share into a chunk of its own. Otherwise it would be in the chunk of the steps, which the
 * other chunks would import by its address. After a retry, the steps come from another address (see useLazyModule.ts),
 * so the others would fail to load, or get a second instance of the shared modules.
 */
export function sharedChunk(): Plugin {
  const shared: Rolldown.CodeSplittingGroup = {
    debugName: 'shared',
    name: (id, context) => (isShared(id, context) ? 'shared' : null),
  }
  return {
    name: 'shared-chunk',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: [shared] } },
        },
      },
    }),
  }
}

/** Whether several dynamic imports lead to a module, and no entry does. */
function isShared(id: string, context: Rolldown.ChunkingContext) {
  const importers = new Set([id])
  let dynamicImports = 0
  for (const importer of importers) {
    const module = context.getModuleInfo(importer)
    if (!module || module.isEntry) return false
    if (module.dynamicImporters.length > 0) dynamicImports += 1
    for (const next of module.importers) importers.add(next)
  }
  return dynamicImports > 1
}
