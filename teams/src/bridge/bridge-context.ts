import { createContext, use } from 'react';
import type { TeamsBridge } from './teams-bridge.ts';

const BridgeContext = createContext<TeamsBridge | null>(null);
export const BridgeProvider = BridgeContext.Provider;

export function useBridge(): TeamsBridge {
  const bridge = use(BridgeContext);
  if (!bridge) throw new Error('No BridgeProvider above this component');
  return bridge;
}
