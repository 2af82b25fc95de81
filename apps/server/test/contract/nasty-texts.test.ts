import { isText, looksBeforeLength, maximumOf, schemasIn } from '@pausenplatz/kernel-contract/testing';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { blockCatalogue, serverFeatures } from '../../src/features.ts';
import { nastyTexts } from './nasty-texts.ts';

/** What comes from outside, under the name of what takes it in. */
const inputs: readonly (readonly [name: string, schema: z.ZodMiniType])[] = [
  ...serverFeatures.flatMap(({ handlers }) => handlers.map(({ call }) => [call.id, call.input] as const)),
  ...blockCatalogue.map(({ type, settings }) => [`block ${type}`, settings] as const),
  ...blockCatalogue.flatMap(({ type, settingsOfPupils: settings }) => (settings ? [[`block ${type} of pupils`, settings] as const] : [])),
];

/** Each schema once, whoever takes it in. */
const schemas = new Map(
  inputs.flatMap(([name, input]) => [...schemasIn(input)].map(([schema, way]) => [schema, `${name}${way}`] as const)),
);

const quickMs = 50;
const tries = 5;

/** The least of a few times, so that a busy machine is not the schema's fault; the first is enough where it is quick. */
function millisecondsOf(judge: () => unknown, atMost = tries): number {
  let least = Infinity;
  for (let turn = 0; turn < atMost && least > quickMs; turn += 1) {
    const start = performance.now();
    judge();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

const slowIn = (schema: z.core.$ZodType, texts: readonly string[], atMost?: number): string[] =>
  texts.flatMap((text) => {
    const took = millisecondsOf(() => z.safeParse(schema, text), atMost);
    return took > quickMs ? [`${took.toFixed()} ms for ${JSON.stringify(text.slice(0, 30))} of ${text.length}`] : [];
  });

describe('nobody waits for a text that somebody else sent', () => {
  it('because every field judges its length first, and alone', () => {
    const texts = [...schemas].filter(([schema]) => isText(schema));
    expect(inputs.length).toBeGreaterThan(350);
    expect(texts.length).toBeGreaterThan(250);
    expect(texts.flatMap(([schema, place]) => [looksBeforeLength(schema)].filter(Boolean).map((why) => `${place}: ${why}`))).toEqual([]);
  });

  it('and judges also the nastiest one at once, far too long or as long as it may be', { timeout: 300_000 }, () => {
    const long = nastyTexts();
    const found = [...schemas].flatMap(([schema, place]) => {
      const maximum = maximumOf(schema);
      const texts = maximum === null ? long : [...long, ...nastyTexts(Math.min(maximum, 20_000))];
      return slowIn(schema, texts).map((slow) => `${place}: ${slow}`);
    });
    expect(found).toEqual([]);
  });

  it('which would be seen if it were not so', () => {
    const quadratic = /\p{L}{2,}[.．。]\p{L}{2,}/iu;
    const unjudged = z.string().check(z.refine((text) => !quadratic.test(text)));
    const goesOn = z.string().check(
      z.maxLength(80),
      z.refine((text) => !quadratic.test(text)),
    );
    expect([unjudged, goesOn].map(looksBeforeLength)).toEqual(['custom before the length', 'a length that is not judged alone']);
    expect(slowIn(goesOn, ['a'.repeat(20_000)], 1)).toHaveLength(1);
  });
});
