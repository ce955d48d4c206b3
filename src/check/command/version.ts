import packageOfMediplan from '../../../package.json' with { type: 'json' }

/** The package's version, which a report names. */
export const { version } = packageOfMediplan
