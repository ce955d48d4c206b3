import fc from 'fast-check'

// The same cases in every run: what passed passes again. Another seed tries others.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 2027) })

export { fc }
