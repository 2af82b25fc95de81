import { useState } from 'react';
import type { ChatModel, ChatService, OfferedModel } from '../../contract/index.ts';
import { roughCost } from '../../rules/index.ts';
import type { Ai } from '../data.ts';

interface ModelChoosing {
  readonly models: readonly (OfferedModel & { readonly cost: number })[];
  readonly model: OfferedModel & { readonly cost: number };
  readonly choose: (model: ChatModel) => void;
}

/** The models of a service with what the next answer of each costs about; the one that the chat had, or the usual one. Null: it has none. */
export function useModel(ai: Ai, service: ChatService, had: ChatModel | null, talk: readonly string[]): ModelChoosing | null {
  const [chosen, choose] = useState<ChatModel | null>(had);
  const names = ai.services.find((one) => one.service === service)?.models ?? [];
  const models = names.flatMap((name) =>
    ai.models.filter(({ model }) => model === name).map((one) => ({ ...one, cost: roughCost(one, talk) })),
  );
  const model = models.find((one) => one.model === chosen) ?? models[0];
  return model ? { models, model, choose } : null;
}
