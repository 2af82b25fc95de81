import { accountCalls } from '@pausenplatz/account/contract';
import { accountExamples, type World } from '@pausenplatz/account/testing';
import { documentsCalls } from '@pausenplatz/documents/contract';
import { documentsExamples } from '@pausenplatz/documents/testing';
import type { ActorName, AnyCall } from '@pausenplatz/kernel-contract';
import { pagesCalls } from '@pausenplatz/pages/contract';
import { pagesExamples } from '@pausenplatz/pages/testing';
import { serverFeatures } from '../../src/features.ts';

export interface ExampledCall {
  readonly call: AnyCall;
  readonly example: (world: World, actor: ActorName) => unknown;
}

function withExamples(calls: Readonly<Record<string, AnyCall>>, examples: Readonly<Record<string, unknown>>): ExampledCall[] {
  // Each feature's examples were checked against its calls where they are declared.
  return Object.entries(calls).map(([name, call]) => ({ call, example: examples[name] as ExampledCall['example'] }));
}

/** Every call that the server answers, with a well-formed input; a call without an example fails the run. */
export const allCalls: readonly ExampledCall[] = [
  ...withExamples(accountCalls, accountExamples),
  ...withExamples(documentsCalls, documentsExamples),
  ...withExamples(pagesCalls, pagesExamples),
];

/** Calls that the server answers and the tests do not know, or the other way round. */
export function undeclaredCalls(): string[] {
  const served = new Set(serverFeatures.flatMap((feature) => feature.handlers.map(({ call }) => call.id)));
  const known = new Set(allCalls.map(({ call }) => call.id));
  return [...served.symmetricDifference(known)];
}
