import type { Client, ClientYear } from '../../clients/clients.ts'

/** Context variables that middleware sets for the handlers after it. */
export interface ApiEnvironment {
  Variables: {
    client: Client
    clientYear: ClientYear
    isReadingBody: boolean
    hasTimedOut: boolean
  }
}
