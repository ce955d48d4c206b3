import type { Client, ClientYear } from '../../clients/clients.ts'
import type { LocalizedYear } from '../../clients/LocalizedYear.ts'

/** Context variables that middleware sets for the handlers after it. */
export interface ApiEnvironment {
  Variables: {
    client: Client
    clientYear: ClientYear
    /** The year in the language of the response. */
    localizedYear: LocalizedYear
    isReadingBody: boolean
    hasTimedOut: boolean
  }
}
