/** How long and how often each part of the service is measured. */
export interface Durations {
  engineRounds: number
  throughputRounds: number
  secondsPerRound: number
  soakSeconds: number
  /** Memory samples within these seconds. */
  memorySamples: number
  fuzzedRequests: number
  /** Calculations of each scenario that are not cached. */
  uncachedRequests: number
  /** Calculations of a large client, and the seconds during which one caller sends them. */
  largeRequests: number
  largeSeconds: number
  shutdowns: number
}

export const fullDurations: Durations = {
  engineRounds: 60,
  throughputRounds: 7,
  secondsPerRound: 4,
  soakSeconds: 300,
  memorySamples: 20,
  fuzzedRequests: 10_000,
  uncachedRequests: 300,
  largeRequests: 100,
  largeSeconds: 30,
  shutdowns: 10,
}

export const quickDurations: Durations = {
  engineRounds: 10,
  throughputRounds: 2,
  secondsPerRound: 3,
  soakSeconds: 20,
  memorySamples: 8,
  fuzzedRequests: 2000,
  uncachedRequests: 100,
  largeRequests: 20,
  largeSeconds: 5,
  shutdowns: 2,
}
