import { type AnyCall, brand, clientHeader, pathParameters, type RefusalTable } from '@pausenplatz/kernel-contract';
import { type ApiSchemas, apiSchemas, type FeatureSchemas, type Json } from './api-schemas.ts';
import { refusalsOf } from './call-refusals.ts';

interface Documented {
  readonly calls: readonly AnyCall[];
  readonly features: readonly FeatureSchemas[];
  /** The refusals of all features. */
  readonly refusals: RefusalTable;
}

/** The OpenAPI 3.1 document of all calls, made from the contracts. */
export function openApiDocument({ calls, features, refusals }: Documented): Json {
  const making: Making = { schemas: apiSchemas(calls, features), refusals, shared: new Map() };
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = `/api/${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, making) };
  }
  const areas = [...new Set(calls.map(areaOf))];
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: brand.webVersion,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Pausenplatz' },
      description: `Calls that change state need the header ${clientHeader} or a bearer token. Refusals carry messageType, messageTitle, messageBody and code.`,
    },
    servers: [{ url: '/', description: 'The server that answers this document.' }],
    tags: areas.map((name) => ({ name, description: `Calls below /api/${name}.` })),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-pausenplatz-access' },
      },
      schemas: { ...making.schemas.components, Refusal: refusalSchema },
      responses: Object.fromEntries([...making.shared].map(([name, codes]) => [name, refusedWith(codes)])),
    },
    paths,
  };
}

interface Making {
  readonly schemas: ApiSchemas;
  readonly refusals: RefusalTable;
  /** Sets of codes that some call refuses with, by their name. */
  readonly shared: Map<string, readonly string[]>;
}

const refusedWith = (codes: readonly string[]): Json => ({
  description: codes.join(', '),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

const refusalSchema: Json = {
  type: 'object',
  required: ['messageType', 'messageTitle', 'messageBody', 'code'],
  properties: {
    messageType: { type: 'string' },
    messageTitle: { type: 'string' },
    messageBody: { type: 'string' },
    code: { type: 'string', description: 'Stable; the codes of a call stand at its answers.' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    details: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean', 'null'] } },
    requestId: { type: 'string' },
  },
};

const areaOf = (call: AnyCall) => call.path.split('/')[0] ?? '';

/** `POST user/{id}/settings` → `postUserByIdSettings`. */
function operationIdOf({ method, path }: AnyCall): string {
  const words = path.replaceAll(/\{(\w+)\}/g, 'by-$1').split(/[^A-Za-z0-9]+/);
  return method.toLowerCase() + words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join('');
}

function operationOf(call: AnyCall, making: Making): Json {
  const { schemas } = making;
  const inPath = pathParameters(call.path);
  const input = schemas.inputOf(call);
  const hasBody = call.method !== 'GET' && call.method !== 'DELETE';
  const { properties, required } = fieldsOf(input, schemas);
  const parameters = inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } }));
  const rest = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  const query = hasBody ? [] : rest.map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
  // Parameters of the path stand in the address alone.
  const body =
    inPath.length === 0
      ? input
      : { ...input, properties: Object.fromEntries(rest), required: required.filter((name) => !inPath.includes(name)) };
  return {
    operationId: operationIdOf(call),
    summary: call.summary,
    tags: [areaOf(call)],
    'x-access': call.access.kind === 'roles' ? call.access.roles : call.access.kind,
    'x-mutates': call.mutates,
    security: call.access.kind === 'anyone' ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: [...parameters, ...query],
    ...(hasBody && { requestBody: { required: true, content: { 'application/json': { schema: bodyOf(call, body, properties) } } } }),
    responses: responsesOf(call, making),
  };
}

/** A body that is a list of changes (JSON Patch) is the one field into which it is read. */
function bodyOf({ arrayBodyKey }: AnyCall, body: Json, properties: Readonly<Record<string, Json>>): Json {
  return (arrayBodyKey === undefined ? undefined : properties[arrayBodyKey]) ?? body;
}

const inLines =
  'A line of JSON each: {"item": …} with what is described here, at last {"end": true}, or {"refused": …} where it broke off.';

/** Answers that refuse are said once for each set of codes, under a name that is the codes. */
function responsesOf(call: AnyCall, { schemas, refusals, shared }: Making): Json {
  const responses: Record<string, Json> = {
    [call.answers ?? 200]: {
      description: call.streamed ? inLines : 'Done.',
      content: { [call.streamed ? 'application/x-ndjson' : 'application/json']: { schema: schemas.outputOf(call) } },
    },
  };
  for (const [status, codes] of refusalsOf(call, refusals)) {
    shared.set(codes.join('.'), codes);
    responses[status] = { $ref: `#/components/responses/${codes.join('.')}` };
  }
  return responses;
}

interface Fields {
  readonly properties: Readonly<Record<string, Json>>;
  readonly required: readonly string[];
}

function fieldsOf(schema: Json, schemas: ApiSchemas): Fields {
  const ref = schema['$ref'];
  const named = typeof ref === 'string' ? schemas.components[ref.split('/').at(-1) ?? ''] : schema;
  const { properties, required } = named ?? {};
  return {
    properties: typeof properties === 'object' && properties !== null ? (properties as Fields['properties']) : {},
    required: Array.isArray(required) ? required : [],
  };
}
