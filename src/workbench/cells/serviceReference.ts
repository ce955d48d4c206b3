import type { Id } from '../../contract/instance.ts'

/** A service as the texts of payments refer to it. */
export interface NamedService {
  id: Id
  name: string
  daysPerStay?: number
}

/** The name of a service, or its ID if the name is not unique or not known. */
export function formatService(id: Id, services: readonly NamedService[]): string {
  const name = services.find((service) => service.id === id)?.name ?? ''
  const texts = [name, String(id), JSON.stringify(id)]
  return texts.find((text) => findService(text, services) === id) ?? String(id)
}

/**
 * The ID of the service with a name or an ID; undefined if there is none, or more than one. 1 and "1" are different IDs,
 * so quotes can be needed.
 */
export function findService(text: string, services: readonly NamedService[]): Id | undefined {
  const normalized = normalize(text)
  if (normalized === '') return undefined
  return (
    findOnly(services, ({ name }) => normalize(name) === normalized) ??
    findOnly(services, ({ id }) => String(id) === text.trim()) ??
    findOnly(services, ({ id }) => JSON.stringify(id) === text.trim())
  )
}

function findOnly(services: readonly NamedService[], isMatch: (service: NamedService) => boolean) {
  const matches = services.filter(isMatch)
  return matches.length === 1 ? matches[0]!.id : undefined
}

function normalize(name: string) {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ')
}
