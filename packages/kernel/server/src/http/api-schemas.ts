import { type AnyCall, operation, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

export type Json = Readonly<Record<string, unknown>>;
type Schema = z.ZodMiniType;
type Io = 'input' | 'output';

export interface ApiSchemas {
  /** Named schemas, once each, for `components/schemas`. */
  readonly components: Readonly<Record<string, Json>>;
  readonly inputOf: (call: AnyCall) => Json;
  readonly outputOf: (call: AnyCall) => Json;
}

/** What modules of a contract export, by name; whatever is no schema of an object is passed over. */
export type NamedSchemas = Readonly<Record<string, unknown>>;

export interface FeatureSchemas {
  readonly name: string;
  readonly schemas?: NamedSchemas;
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;
const isNameable = (value: unknown): value is Schema =>
  isSchema(value) && ['object', 'union', 'record', 'lazy'].includes(value._zod.def.type);
const capital = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
const base = '#/components/schemas/';

/**
 * The JSON Schemas of all calls. What contracts export under a name is said once under that name; where it reads differently on its
 * way in (a default makes a field optional), the other one is called `…Input`.
 */
export function apiSchemas(calls: readonly AnyCall[], features: readonly FeatureSchemas[]): ApiSchemas {
  const names = namesOf(features);
  const converted = { input: convert(calls, names, 'input'), output: convert(calls, names, 'output') };
  const different = differing(converted.input, converted.output, [...names.values()]);
  const renamed = (schema: Json): Json => withRefs(schema, (name) => (different.has(name) ? `${name}Input` : name));
  const all: Record<string, Json> = {};
  for (const name of names.values()) {
    const [input, output] = [converted.input[name], converted.output[name]];
    if (output) all[name] = output;
    if (input && different.has(name)) all[`${name}Input`] = { ...renamed(input) };
  }
  const inputOf = (call: AnyCall) => renamed(rootOf(converted.input, names, call, 'input'));
  const outputOf = (call: AnyCall) => rootOf(converted.output, names, call, 'output');
  const used = reachable(
    all,
    calls.flatMap((call) => [inputOf(call), outputOf(call)]),
  );
  return { components: Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name))), inputOf, outputOf };
}

/** A name for every schema; where two features use the same one, the second feature stands before it. */
function namesOf(features: readonly FeatureSchemas[]): ReadonlyMap<Schema, string> {
  const names = new Map<Schema, string>();
  const taken = new Set<string>();
  for (const { name: feature, schemas = {} } of [{ name: '', schemas: { ...scalars, backgroundOperation: operation } }, ...features])
    for (const [key, value] of Object.entries(schemas)) {
      if (!isNameable(value) || names.has(value)) continue;
      const name = taken.has(capital(key)) ? `${capital(feature)}${capital(key)}` : capital(key);
      taken.add(name);
      names.set(value, name);
    }
  return names;
}

type Converted = Readonly<Record<string, Json>>;
const rootName = (call: AnyCall, io: Io) => `${io} of ${call.id}`;

function convert(calls: readonly AnyCall[], names: ReadonlyMap<Schema, string>, io: Io): Converted {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  for (const call of calls) {
    const schema = io === 'input' ? call.input : call.output;
    if (!names.has(schema) && !registry.has(schema)) registry.add(schema, { id: rootName(call, io) });
  }
  const { schemas } = z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: (id) => `${base}${id}` });
  if ('__shared' in schemas) throw new Error(`A schema refers to itself and has no name: ${JSON.stringify(schemas['__shared'])}`);
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, id: _name, ...schema }]) => [id, schema as Json]),
  );
}

function rootOf(converted: Converted, names: ReadonlyMap<Schema, string>, call: AnyCall, io: Io): Json {
  const schema = io === 'input' ? call.input : call.output;
  const name = names.get(schema);
  return name === undefined ? (converted[rootName(call, io)] ?? {}) : { $ref: `${base}${name}` };
}

/** Names whose schemas differ between the two ways, by themselves or by what they refer to. */
function differing(input: Converted, output: Converted, names: readonly string[]): ReadonlySet<string> {
  const different = new Set(names.filter((name) => JSON.stringify(input[name]) !== JSON.stringify(output[name])));
  for (let before = -1; before !== different.size;) {
    before = different.size;
    for (const name of names) if (refsIn(input[name] ?? {}).some((one) => different.has(one))) different.add(name);
  }
  return different;
}

function withRefs(value: Json, rename: (name: string) => string): Json {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    key === '$ref' && typeof inner === 'string' && inner.startsWith(base) ? `${base}${rename(inner.slice(base.length))}` : inner,
  );
}

function refsIn(value: Json): string[] {
  return [...JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1] ?? '');
}

function reachable(all: Converted, from: readonly Json[]): ReadonlySet<string> {
  const found = new Set<string>();
  const todo = from.flatMap(refsIn);
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    todo.push(...refsIn(all[name] ?? {}));
  }
  return found;
}
