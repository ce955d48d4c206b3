import { createClient } from '../../src/clients/clients.ts'
import { plan, plansDocument, service } from '../engine/planDocument.ts'

/** A document with a language of a client: right to left, with a few texts. */
export const ownLanguage = {
  $schema: '../../../schemas/v1/language.schema.json',
  direction: 'rtl',
  shell: { skip: 'Skip in Arabic' },
  steps: { list: ['One', 'Two'] },
  sections: { years: { one: '{count} year', other: '{count} years' } },
}

/**
 * The documents of a client in English, in Spanish, and in ar-XB, a language of its own, by path in its folder. Its names
 * are in English and Spanish, but the client, a service, a plan, and the source have only one.
 */
export function bilingualDocuments() {
  const visit = { en: 'Office visit', es: 'Consulta médica' }
  return {
    'instance.json': {
      client: { planYear: 2027, displayName: 'Two Rivers', languages: ['en', 'es', 'ar-XB'] },
      features: { customScenario: true },
      scenarios: [{ id: 'usual', display: { en: 'A usual year', es: 'Un año normal' } }],
      services: [
        { id: 'visit', name: visit },
        { id: 'lab', name: 'Lab test' },
      ],
    },
    'plans.json': {
      ...plansDocument(),
      source: 'The guide',
      services: [
        { ...service('visit', 100), name: visit },
        { ...service('lab', 50), name: 'Lab test' },
      ],
      scenarios: [{ id: 'usual', uses: [{ service: 'visit', perAdult: 2 }] }],
      plans: [
        { ...plan({ key: 'one' }), displayName: { en: 'Plan One', es: 'Plan Uno' } },
        plan({ key: 'two', displayName: 'Plan Two', payment: { copay: 20 } }),
      ],
    },
    'languages/ar-XB.json': ownLanguage,
  }
}

/** Creates the client of these documents. */
export function bilingualClient() {
  return createClient('rivers', new Map(Object.entries(bilingualDocuments())))
}
