import { createContext, use } from 'react';
import type { TokenSource } from './tokens.ts';

const TokensContext = createContext<TokenSource | null>(null);
export const TokensProvider = TokensContext.Provider;

export function useTokens(): TokenSource {
  const tokens = use(TokensContext);
  if (!tokens) throw new Error('No TokensProvider above this component');
  return tokens;
}
