import { headerComponents } from './headers.ts'
import { calculatePath, descriptionPath, instancePath } from './operations.ts'
import { response, responseComponents } from './responses.ts'

/** The API in OpenAPI 3.1, with references into schemas/ still to be resolved. */
export const openApiDocument = {
  openapi: '3.1.1',
  info: {
    title: 'Mediplan',
    version: '1.0.0',
    summary: 'Which medical plan costs an employee least',
    description:
      'The API behind the calculator: it says what to ask the employees of a client, and computes what their answers cost. ' +
      'All money is in dollars. Fields may be added at any time; callers ignore those that they do not know.\n\n' +
      'Problems are reported as `application/problem+json` (RFC 9457), also where no operation is described: ' +
      'an unknown path answers 404 and an unknown method 405, with the same problems.',
    contact: { name: 'The operator of this service' },
    license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
  },
  // Relative to this document, which stands beside mediplan/ under any base path.
  servers: [{ url: '.', description: 'Where this document is' }],
  tags: [
    { name: 'calculator', description: 'What the calculator calls.' },
    { name: 'cross-origin', description: 'What browsers ask for pages of other origins.' },
    { name: 'description', description: 'What describes the API itself.' },
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
          "Names the client. It is in the calculator's page for anyone to read, so it is no secret.",
      },
    },
    headers: headerComponents,
    responses: responseComponents,
  },
  // OpenAPI has no place for the answer of a path that is not there.
  'x-unknown-path': response('nothing-here'),
}
