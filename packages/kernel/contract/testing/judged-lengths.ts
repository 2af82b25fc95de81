import type * as core from 'zod/v4/core';

type Schema = core.$ZodType;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;

/** What a schema is made of, one step down, with the key under which an object has it. */
function partsOf({ _zod: { def } }: Schema): readonly (readonly [key: string | null, part: Schema])[] {
  if ('shape' in def && typeof def.shape === 'object' && def.shape !== null) {
    const catchall = 'catchall' in def ? [[null, def.catchall] as const] : [];
    return [...Object.entries(def.shape), ...catchall].flatMap(([key, part]) => (isSchema(part) ? [[key, part] as const] : []));
  }
  // What a schema of its own name stands for is known only once it is asked for.
  const own: unknown[] = def.type === 'lazy' && 'getter' in def && typeof def.getter === 'function' ? [def.getter()] : [];
  const { checks: _checks, ...rest } = def;
  return [...own, ...Object.values<unknown>(rest).flat()].filter(isSchema).map((part) => [null, part]);
}

/** A schema with all that it is made of, each once, under the way that leads there. */
export function schemasIn(whole: Schema): ReadonlyMap<Schema, string> {
  const found = new Map<Schema, string>();
  const waiting: [Schema, string][] = [[whole, '']];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [schema, way] = next;
    if (found.has(schema)) continue;
    found.set(schema, way);
    for (const [key, part] of partsOf(schema)) waiting.push([part, key === null ? way : `${way}.${key}`]);
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
