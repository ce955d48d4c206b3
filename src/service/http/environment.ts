import type { Client, ClientYear } from '../../clients/clients.ts'

/** What the checks of a request find out for the handlers after them. */
export interface ApiEnvironment {
  Variables: { client: Client; clientYear: ClientYear; isBodyAwaited: boolean; isGivenUp: boolean }
}
