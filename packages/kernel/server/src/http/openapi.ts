import { type AnyCall, brand, clientHeader, kernelRefusals, pathParameters } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

type Json = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1 document of all calls, made from the contract. */
export function openApiDocument(calls: readonly AnyCall[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = `/api/${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: brand.webVersion,
      description: `Calls that change state need the header ${clientHeader} or a bearer token. Refusals carry messageType, messageTitle, messageBody and code.`,
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-pausenplatz-access' },
      },
      schemas: { Refusal: refusalSchema },
    },
    paths,
  };
}

const refusalSchema: Json = {
  type: 'object',
  required: ['messageType', 'messageTitle', 'messageBody', 'code'],
  properties: {
    messageType: { type: 'string' },
    messageTitle: { type: 'string' },
    messageBody: { type: 'string' },
    code: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
};

function operationOf(call: AnyCall): Json {
  const inPath = pathParameters(call.path);
  const input = schemaOf(call.input, 'input');
  const properties: Record<string, Json> = Object.fromEntries(Object.entries(propertiesOf(input)));
  const parameters = inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } }));
  const hasBody = call.method !== 'GET' && call.method !== 'DELETE';
  const rest = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  const required = Array.isArray(input['required']) ? input['required'] : [];
  const query = hasBody ? [] : rest.map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.path.split('/')[0]],
    'x-access': call.access.kind === 'roles' ? call.access.roles : call.access.kind,
    'x-mutates': call.mutates,
    ...(call.access.kind !== 'anyone' && { security: [{ bearer: [] }, { cookie: [] }] }),
    parameters: [...parameters, ...query],
    ...(hasBody && { requestBody: { required: true, content: { 'application/json': { schema: input } } } }),
    responses: responsesOf(call),
  };
}

function responsesOf(call: AnyCall): Json {
  const responses: Record<string, Json> = {
    '200': { description: 'Done.', content: { 'application/json': { schema: schemaOf(call.output, 'output') } } },
  };
  for (const [code, { status }] of [...Object.entries(call.refusals ?? {}), ...Object.entries(kernelRefusals)]) {
    const earlier = responses[status]?.['description'];
    const description = typeof earlier === 'string' ? `${earlier}, ${code}` : code;
    responses[status] = { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } };
  }
  return responses;
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function propertiesOf(schema: Json): Record<string, Json> {
  const { properties } = schema;
  return typeof properties === 'object' && properties !== null ? (properties as Record<string, Json>) : {};
}
