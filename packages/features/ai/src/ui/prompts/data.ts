import { RefusedError, markStale, useApi, useCall, useHubMessage, useHubResync } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { notify, notifyRefusal, offerUndo, useOptimistic } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import {
  addSchoolPrompt,
  aiPromptsChanged,
  deletePrompt,
  duplicatePrompt,
  getPrompt,
  listPrompts,
  moveFavoritePrompt,
  type PromptListName,
  promptLists,
  removeSchoolPrompt,
  restorePrompt,
  toggleFavoritePrompt,
} from '../../contract/index.ts';
import { moved } from '../../rules/index.ts';
import { aiPromptTexts as texts } from '../../texts.prompt-lists.ts';

/** Lists that somebody has: children read, and keep none of their own. */
export function usePromptLists(): readonly PromptListName[] {
  const isChild = useCurrentUser()?.userRoles.includes('Pupil') ?? false;
  return isChild ? ['school', 'public'] : promptLists;
}

/** Every prompt that is on the screen is read again. */
export function useReadPrompts(): () => void {
  const client = useQueryClient();
  return () => {
    for (const call of [listPrompts, getPrompt]) void markStale(client, call);
  };
}

function useFresh(): void {
  const again = useReadPrompts();
  useHubMessage(aiPromptsChanged, again);
  useHubResync(again);
}

/** A list as it stands now; other devices of the same person and a later look show what changed. */
export function usePromptList(list: PromptListName) {
  useFresh();
  return useCall(listPrompts, { list }, { staleTime: 0 });
}

export function usePrompt(id: string) {
  useFresh();
  return useCall(getPrompt, { id }, { staleTime: 0 });
}

/** What failed, in the words of the specification, with the reason where the server gives one. */
function notifyFailed(title: string, error: unknown): void {
  if (error instanceof RefusedError) notify({ type: 'error', title, body: error.body.messageBody });
  else notify({ type: 'error', title });
}

/** Makes a prompt of a list a favourite, or takes that back: at once, and back again where the server refuses. */
export function useToggleInList(list: PromptListName): (id: string) => void {
  const api = useApi();
  const again = useReadPrompts();
  const updates = useOptimistic(listPrompts, { list });
  const setTo = (id: string, to: (was: boolean) => boolean) => (one: { readonly id: string; readonly isFavorite: boolean }) => ({
    isFavorite: one.id === id ? to(one.isFavorite) : one.isFavorite,
  });
  return (id) =>
    void updates
      .run({
        show: ({ prompts }) => ({ prompts: prompts.map((one) => ({ ...one, ...setTo(id, (was) => !was)(one) })) }),
        send: () => api.call(toggleFavoritePrompt, { id }),
        settle: ({ prompts }, { isFavorite }) => ({ prompts: prompts.map((one) => ({ ...one, ...setTo(id, () => isFavorite)(one) })) }),
      })
      .then(again, (error: unknown) => notifyFailed(texts.failed.favorite, error));
}

/** The same on the screen of one prompt. */
export function useToggleOne(id: string): () => void {
  const api = useApi();
  const again = useReadPrompts();
  const updates = useOptimistic(getPrompt, { id });
  return () =>
    void updates
      .run({
        show: (now) => ({ ...now, isFavorite: !now.isFavorite }),
        send: () => api.call(toggleFavoritePrompt, { id }),
        settle: (now, { isFavorite }) => ({ ...now, isFavorite }),
      })
      .then(again, (error: unknown) => notifyFailed(texts.failed.favorite, error));
}

/** Puts a favourite at another place among the others. */
export function useMoveFavorite(): (id: string, position: number) => void {
  const api = useApi();
  const updates = useOptimistic(listPrompts, { list: 'favorites' });
  return (id, position) =>
    void updates
      .run({
        show: ({ prompts }) => ({
          prompts: moved(
            prompts,
            prompts.findIndex((one) => one.id === id),
            position,
          ),
        }),
        send: () => api.call(moveFavoritePrompt, { id, position }),
      })
      .catch((error: unknown) => notifyFailed(texts.failed.move, error));
}

interface Named {
  readonly id: string;
  readonly title: string;
}

/** What is done with a whole prompt; each answers whether it was. */
export function usePromptChanges() {
  const api = useApi();
  const again = useReadPrompts();
  const send = async (change: () => Promise<unknown>, failed: (error: unknown) => void = notifyRefusal): Promise<boolean> => {
    try {
      await change();
      return true;
    } catch (error) {
      failed(error);
      return false;
    } finally {
      again();
    }
  };
  return {
    remove: async ({ id, title }: Named): Promise<boolean> => {
      const isGone = await send(() => api.call(deletePrompt, { id }));
      if (isGone) offerUndo({ title: fill(texts.removed, { title }), onUndo: () => void send(() => api.call(restorePrompt, { id })) });
      return isGone;
    },
    share: async ({ id, title }: Named): Promise<void> => {
      let school = '';
      if (await send(async () => void (school = (await api.call(addSchoolPrompt, { id })).schoolName)))
        notify({ type: 'success', title: fill(texts.sharedNow, { title, school }) });
    },
    unshare: async ({ id, title }: Named): Promise<boolean> => {
      const isDone = await send(
        () => api.call(removeSchoolPrompt, { id }),
        (error) => notifyFailed(texts.failed.remove, error),
      );
      if (isDone) notify({ type: 'success', title: fill(texts.unshared, { title }) });
      return isDone;
    },
    /** The id of the copy; null where there is none. */
    duplicate: async ({ id }: Named): Promise<string | null> => {
      let made: string | null = null;
      if (await send(async () => void (made = (await api.call(duplicatePrompt, { id }, { idempotencyKey: crypto.randomUUID() })).id)))
        notify({ type: 'success', title: texts.duplicated });
      return made;
    },
  };
}
