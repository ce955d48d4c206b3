/** How long each part of the service is measured for. */
export interface Lengths {
  engineRounds: number
  throughputRounds: number
  secondsPerRound: number
  soakSeconds: number
  /** How often memory is looked at in these seconds. */
  soakLooks: number
  requests: number
  /** Calculations of a large client, and for how many seconds one caller asks for them. */
  largeRequests: number
  largeSeconds: number
  shutdowns: number
}

export const fullLengths: Lengths = {
  engineRounds: 60,
  throughputRounds: 7,
  secondsPerRound: 4,
  soakSeconds: 300,
  soakLooks: 20,
  requests: 10_000,
  largeRequests: 100,
  largeSeconds: 30,
  shutdowns: 10,
}

export const quickLengths: Lengths = {
  engineRounds: 10,
  throughputRounds: 2,
  secondsPerRound: 3,
  soakSeconds: 20,
  soakLooks: 8,
  requests: 2000,
  largeRequests: 20,
  largeSeconds: 5,
  shutdowns: 2,
}
