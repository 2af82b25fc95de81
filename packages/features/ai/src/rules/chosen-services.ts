import { type ChatService, chatServices } from '../contract/services.ts';

/** Services that a block names, in the order that they have everywhere; one that names none has all. What no longer exists is left out. */
export const chosenServices = (names: readonly string[]): readonly ChatService[] =>
  names.length === 0 ? chatServices : chatServices.filter((service) => names.includes(service));

/** The names after one was chosen or left away; all of them are no choice, so that those still to come are there too. The last one stays. */
export function toggledService(names: readonly string[], service: ChatService): string[] {
  const shown = chosenServices(names);
  const next = chatServices.filter((one) => (one === service ? !shown.includes(one) : shown.includes(one)));
  if (next.length === 0) return [service];
  return next.length === chatServices.length ? [] : next;
}
