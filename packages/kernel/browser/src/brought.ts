import type { CallAddress } from '@pausenplatz/kernel-contract';
import { createContext, use } from 'react';

/** Answers that came along with the page, for what reads without a query cache. */
export interface Brought {
  /** The answer of a call, undefined where none came along. */
  readonly get: (callId: string, input: unknown) => unknown;
}

const BroughtContext = createContext<Brought | null>(null);

/** Puts what the page brought above its blocks. */
export const BroughtProvider = BroughtContext.Provider;

/** The answer that came along for a call; undefined where none did. */
export function useBrought({ method, path }: CallAddress, input: unknown): unknown {
  const brought = use(BroughtContext);
  return input === null ? undefined : brought?.get(`${method} ${path}`, input);
}
