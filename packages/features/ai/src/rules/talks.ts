import { type ChatService, chatServices } from '../contract/services.ts';

/** A translation is of this text alone; a talk goes on from what was said. */
export const remembersTalk = (service: ChatService): boolean => service !== 'uebersetzer' && service !== 'text-deepl-write';

/** Services in which one talks with a model. */
export const talkServices: readonly ChatService[] = chatServices.filter(remembersTalk);
