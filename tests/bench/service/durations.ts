/** CPU time is the lowest of this many rounds, because work of other processes makes a round slower, never faster. */
export const cpuRounds = 5

/** How long and how often each part of the service is measured. */
export const fullDurations = {
  throughputRounds: 7,
  secondsPerRound: 4,
  soakSeconds: 300,
  /** Memory samples within these seconds. */
  memorySamples: 20,
  /** Calculations of each scenario that are not cached. */
  uncachedRequests: 300,
  /** Calculations of a large client, and the seconds during which one caller sends them. */
  largeRequests: 100,
  largeSeconds: 30,
}

export type Durations = typeof fullDurations

export const quickDurations: Durations = {
  throughputRounds: 2,
  secondsPerRound: 3,
  soakSeconds: 20,
  memorySamples: 8,
  uncachedRequests: 100,
  largeRequests: 20,
  largeSeconds: 5,
}
