import type * as core from 'zod/v4/core';

type Schema = core.$ZodType;

/** What a schema is made of, one step down. */
function partsOf(schema: Schema): readonly Schema[] {
  // Whatever zod makes is one of these; its base type does not say which.
  const { def } = (schema as core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return [...Object.values(def.shape), ...(def.catchall ? [def.catchall] : [])];
    case 'array':
      return [def.element];
    case 'union':
      return def.options;
    case 'intersection':
      return [def.left, def.right];
    case 'tuple':
      return [...def.items, ...(def.rest ? [def.rest] : [])];
    case 'record':
    case 'map':
      return [def.keyType, def.valueType];
    case 'pipe':
      return [def.in, def.out];
    case 'lazy':
      return [def.getter()];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
    case 'success':
    case 'promise':
      return [def.innerType];
    default:
      return [];
  }
}

/** A schema with all that it is made of, each once, under the way that leads there. */
export function schemasIn(whole: Schema): ReadonlyMap<Schema, string> {
  const found = new Map<Schema, string>();
  const waiting: [Schema, string][] = [[whole, '']];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [schema, way] = next;
    if (found.has(schema)) continue;
    found.set(schema, way);
    const { def } = (schema as core.$ZodTypes)._zod;
    const names = def.type === 'object' ? Object.keys(def.shape) : [];
    for (const [at, part] of partsOf(schema).entries()) waiting.push([part, names[at] === undefined ? way : `${way}.${names[at]}`]);
  }
  return found;
}

export const isText = (schema: Schema): boolean => schema._zod.def.type === 'string';

const checksOf = ({ _zod: { def } }: Schema): readonly core.$ZodCheckDef[] => (def.checks ?? []).map(({ _zod }) => _zod.def);

/** The longest text that a field takes, where it says so. */
export function maximumOf(schema: Schema): number | null {
  for (const def of checksOf(schema)) if (def.check === 'max_length' && 'maximum' in def) return Number(def.maximum);
  return null;
}

/** Fits from the first sign to the last, and to so many signs at most. */
function isBounded(def: core.$ZodCheckDef): boolean {
  if (!('pattern' in def) || !(def.pattern instanceof RegExp)) return false;
  const bare = def.pattern.source.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/g, '.');
  return bare.startsWith('^') && bare.endsWith('$') && !/[*+]|\{\d+,\}/.test(bare);
}

/** What looks into a text before its length was judged, or although it was found too long; null where nothing does. */
export function looksBeforeLength(schema: Schema): string | null {
  let isJudged = false;
  for (const def of checksOf(schema)) {
    if (def.check === 'min_length' || def.check === 'overwrite') continue;
    if (def.check === 'max_length' && def.abort !== true) return 'a length that is not judged alone';
    const ownsLength = def.check === 'max_length' || isBounded(def);
    if (!isJudged && !ownsLength) return `${def.check} before the length`;
    // Bounded itself, but whatever follows would look into all of it.
    isJudged ||= def.check === 'max_length' || def.abort === true;
  }
  return null;
}
