import { headerComponents } from './headers.ts'
import { calculatePath, descriptionPath, instancePath } from './operations.ts'
import { response, responseComponents } from './responses.ts'

/** The API in OpenAPI 3.1. References into schemas/ are not resolved yet. */
export const openApiDocument = {
  openapi: '3.1.1',
  info: {
    title: 'Mediplan',
    version: '1.0.0',
    summary: 'Finds the medical plan that costs an employee least',
    description:
      "The calculator's API: it says what to ask a client's employees and calculates costs from their answers. " +
      'All money is in US dollars. New fields may be added at any time; ignore fields that you do not know.\n\n' +
      'Errors are `application/problem+json` (RFC 9457), for paths and methods outside this description too: ' +
      'an unknown path responds 404 and an unknown method 405.',
    contact: { name: 'The operator of this service' },
    license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
  },
  // Relative to this document, which is next to mediplan/ under any base path.
  servers: [{ url: '.', description: 'The location of this document' }],
  tags: [
    { name: 'calculator', description: 'The requests of the calculator.' },
    { name: 'cross-origin', description: 'CORS preflight requests.' },
    { name: 'description', description: 'The description of the API.' },
  ],
  security: [{ clientKey: [] }],
  paths: {
    '/mediplan/instance': instancePath(false),
    '/mediplan/instance/{year}': instancePath(true),
    '/mediplan/calculate': calculatePath(false),
    '/mediplan/calculate/{year}': calculatePath(true),
    '/openapi.json': descriptionPath,
  },
  components: {
    securitySchemes: {
      clientKey: {
        type: 'apiKey',
        in: 'header',
        name: 'is-api-key',
        description:
          "Identifies the client. Anyone can read it in the calculator's page, so it is not a secret.",
      },
    },
    headers: headerComponents,
    responses: responseComponents,
  },
  // OpenAPI cannot describe the response for an unknown path.
  'x-unknown-path': response('nothing-here'),
}
