import { zurichDay } from '@pausenplatz/kernel-format';
import { configuredPlace, type Services } from '@pausenplatz/kernel-server';
import { type ChatModel, chatModels, chatServices, type OfferedModel, type OfferedService } from '../../contract/index.ts';
import { modelFacts, priceOn, serviceModels } from '../../rules/index.ts';
import { aiConfig, type ChatPlace } from '../config.ts';
import { practicePlace } from '../practice/practice-place.ts';
import type { ChatProvider } from './chat-provider.ts';
import { openAiChat } from './openai-chat.ts';

type Asking = Pick<Services, 'config' | 'clock'>;

/** Models for practice answer where nobody set a place, in the demo school unless the operator says otherwise. */
export function isPractice({ config }: Pick<Services, 'config'>): boolean {
  const { chat, house, practice } = config.of(aiConfig);
  return chat === null && house === null && (practice ?? config.demoSchool);
}

interface Placed {
  readonly place: ChatPlace;
  /** As the place calls the model. */
  readonly name: string;
}

async function placeOf(services: Asking, model: ChatModel): Promise<Placed | null> {
  const { chat, house } = services.config.of(aiConfig);
  const places = isPractice(services) ? [await practicePlace()] : [chat, house];
  for (const place of places) {
    const name = place?.models[model];
    if (place && name !== undefined) return { place, name };
  }
  return null;
}

/** The models that somebody answers for, with what they cost today. */
export async function offeredModels(services: Asking): Promise<OfferedModel[]> {
  const day = zurichDay(services.clock.now());
  const found: OfferedModel[] = [];
  for (const model of chatModels) {
    if (!(await placeOf(services, model))) continue;
    const { input, output } = priceOn(model, day);
    const { isTestable, longest } = modelFacts[model];
    found.push({ model, input, output, isTestable, longest, isInHouse: model === 'house' });
  }
  return found;
}

/** Services that have a model; the others are not shown. */
export const offeredServices = (models: readonly OfferedModel[]): OfferedService[] =>
  chatServices
    .map((service) => ({ service, models: serviceModels[service].filter((model) => models.some((one) => one.model === model)) }))
    .filter((one) => one.models.length > 0);

export interface Answerer {
  readonly provider: ChatProvider;
  readonly name: string;
}

/** Who answers for a model; null where nobody does. */
export async function answererOf(services: Asking, model: ChatModel): Promise<Answerer | null> {
  const found = await placeOf(services, model);
  if (!found) return null;
  const { place, name } = found;
  return { provider: openAiChat(configuredPlace(place.url), place.key), name };
}
