/** The thread of the previous test file is reused: without this, its mutant would change the tables of the next one. */
const { __stryker__: state } = globalThis as { __stryker__?: { activeMutant?: string } }
if (state) delete state.activeMutant
