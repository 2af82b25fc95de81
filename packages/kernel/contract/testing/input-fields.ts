import * as z from 'zod/mini';

/** A place for a text inside an input, and the values that it is bound to, if any. */
export interface TextField {
  /** Keys from the outside to the inside; `*` stands for the items of a list. */
  readonly path: readonly string[];
  readonly isFree: boolean;
}

interface Described {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly additionalProperties?: Described | boolean;
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
  readonly allOf?: readonly Described[];
  readonly $ref?: string;
}

function describe(schema: z.ZodMiniType): Described {
  // What zod writes is JSON schema, of which only these keys are read.
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Described;
}

const branches = ({ anyOf = [], oneOf = [], allOf = [] }: Described): readonly Described[] => [...anyOf, ...oneOf, ...allOf];

/** Every place of an input that takes a text; free ones take any, others only words, ids or days that are listed or have a form. */
export function textFields(schema: z.ZodMiniType): readonly TextField[] {
  const found = new Map<string, TextField>();
  const walk = (at: Described, path: readonly string[]): void => {
    for (const branch of branches(at)) walk(branch, path);
    if (at.items) walk(at.items, [...path, '*']);
    if (typeof at.additionalProperties === 'object') walk(at.additionalProperties, [...path, '*']);
    for (const [key, property] of Object.entries(at.properties ?? {})) walk(property, [...path, key]);
    if (at.type !== 'string' || at.const !== undefined || at.enum) return;
    const isFree = at.pattern === undefined && at.format === undefined;
    const known = found.get(path.join('.'));
    found.set(path.join('.'), { path, isFree: isFree || (known?.isFree ?? false) });
  };
  walk(describe(schema), []);
  return [...found.values()];
}

interface NamedFields {
  readonly by: 'field' | 'key';
  readonly names: readonly string[];
  /** Every key of the input, in whatever form. */
  readonly keys: readonly string[];
}

/** The names that a call of the form `{field, value}` or `{key, value}` accepts; null for every other call. */
export function namedFields(schema: z.ZodMiniType): NamedFields | null {
  const described = describe(schema);
  const forms = branches(described).length > 0 ? branches(described) : [described];
  const keys = forms.flatMap(({ properties = {} }) => Object.keys(properties));
  for (const by of ['field', 'key'] as const) {
    const named = forms.flatMap(({ properties }) => {
      const name = properties && 'value' in properties ? properties[by] : undefined;
      return [...(name?.const === undefined ? [] : [name.const]), ...(name?.enum ?? [])];
    });
    const names = named.filter((name) => typeof name === 'string');
    if (names.length > 0) return { by, names, keys };
  }
  return null;
}
