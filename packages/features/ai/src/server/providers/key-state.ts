import type { ChatModel } from '../../contract/index.ts';

/** Models whose key the provider has refused, until it takes it again; for the operator's page. */
const refused = new Set<ChatModel>();

export function noteKey(model: ChatModel, isRight: boolean): void {
  if (isRight) refused.delete(model);
  else refused.add(model);
}

export const isKeyRefused = (isHouse: boolean): boolean => [...refused].some((model) => (model === 'house') === isHouse);
