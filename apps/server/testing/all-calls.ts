import type { World } from '@pausenplatz/account/testing';
import { type ActorName, actorNames, type AnyCall } from '@pausenplatz/kernel-contract';
import { serverFeatures } from '../src/features.ts';
import { testedFeatures } from './features.ts';

export interface ExampledCall {
  readonly call: AnyCall;
  readonly example: (world: World, actor: ActorName) => unknown;
}

/** Calls with what they are tried with. */
export function withExamples(calls: Readonly<Record<string, AnyCall>>, examples: Readonly<Record<string, unknown>>): ExampledCall[] {
  // Each feature's examples were checked against its calls where they are declared.
  return Object.entries(calls).map(([name, call]) => ({ call, example: examples[name] as ExampledCall['example'] }));
}

/** Every call that the server answers, with a well-formed input; a call without an example fails the run. */
export const allCalls: readonly ExampledCall[] = testedFeatures.flatMap(({ calls, examples }) => withExamples(calls, examples));

/** Ids of the calls that the server answers. */
export const servedCalls: readonly string[] = serverFeatures.flatMap((feature) => feature.handlers.map(({ call }) => call.id));

/** What keeps the matrix from being whole: calls that only server or tests know, without an example, or without a place for every actor. */
export function gapsOf(served: readonly string[], known: readonly ExampledCall[]): string[] {
  const unknown = new Set(served).symmetricDifference(new Set(known.map(({ call }) => call.id)));
  const incomplete = known.flatMap(({ call, example }) => {
    const missing = actorNames.filter((actor) => call.actors[actor] === undefined);
    return [...(typeof example === 'function' ? [] : [`${call.id}: example`]), ...missing.map((actor) => `${call.id}: ${actor}`)];
  });
  return [...unknown, ...incomplete];
}
