import { markStale, RefusedError, useApi, useCall, useHubMessage, useHubResync, useTopic } from '@pausenplatz/kernel-browser';
import { fill, type InputOf } from '@pausenplatz/kernel-contract';
import { notifyRefusal, offerUndo, useOptimistic } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import {
  addGroup,
  type ClassItem,
  deleteGroup,
  deleteItem,
  editGroup,
  editItem,
  getItems,
  getMyItems,
  passwordsChanged,
  passwordsTopic,
} from '../contract/index.ts';
import { passwordsUiTexts } from '../texts.ui.ts';

/** What is on the screen of accounts and own entries is read again. */
export function useAgain(): () => void {
  const client = useQueryClient();
  return () => {
    for (const call of [getItems, getMyItems]) void markStale(client, call);
  };
}

const changedElsewhere: ReadonlySet<string> = new Set(['PASSWORD_CHANGED', 'VAULT_WRONG', 'PASSWORD_ITEM_NOT_FOUND']);

/** Where another device was quicker, what it did is read, so that the next try begins from there. */
export function useFresh(): <Answer>(work: Promise<Answer>) => Promise<Answer> {
  const again = useAgain();
  return async (work) => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof RefusedError && changedElsewhere.has(error.body.code)) again();
      throw error;
    }
  };
}

/** The accounts of a class, kept fresh by the hub: messages only mark them stale. No password is ever in this cache. */
export function useAccounts(classId: string) {
  const again = useAgain();
  useTopic(passwordsTopic(classId));
  useHubMessage(passwordsChanged, (message) => message.classId === classId && again());
  useHubResync(again);
  return useCall(getItems, { id: classId });
}

/** An adult’s entries arrive sealed; they are opened outside of the cache. */
export function useMine() {
  const again = useAgain();
  useHubResync(again);
  return useCall(getMyItems, {});
}

/** Takes an entry away and offers it back for ten seconds. */
export function useRemove(): (item: { readonly id: string; readonly title: string }) => Promise<void> {
  const api = useApi();
  const again = useAgain();
  return async ({ id, title }) => {
    try {
      await api.call(deleteItem, { id, isDeleted: true });
    } catch (error) {
      notifyRefusal(error);
      return;
    }
    again();
    offerUndo({
      title: fill(passwordsUiTexts.item.removed, { title }),
      onUndo: () => {
        void api.call(deleteItem, { id, isDeleted: false }).then(again, notifyRefusal);
      },
    });
  };
}

/** Turns a switch of a class’s entry; it shows at once, and goes back where it is refused. */
export function useSwitch(classId: string) {
  const api = useApi();
  const updates = useOptimistic(getItems, { id: classId });
  return (item: ClassItem, change: Partial<Pick<ClassItem, 'pupilCanEdit' | 'teacherCanSee'>>) => {
    const { id } = item;
    void updates.attempt({
      show: (now) => ({ ...now, items: now.items.map((one) => (one.id === id ? { ...one, ...change } : one)) }),
      send: () => api.call(editItem, { scope: 'class', id, ...change }),
    });
  };
}

/** Changes of groups, said where they are refused; answers whether it was done. */
export function useGroupChanges() {
  const api = useApi();
  const again = useAgain();
  const sent = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work;
      again();
      return true;
    } catch (error) {
      notifyRefusal(error);
      return false;
    }
  };
  return {
    add: (input: InputOf<typeof addGroup>) => sent(api.call(addGroup, input)),
    rename: (id: string, name: string) => sent(api.call(editGroup, { id, name })),
    remove: (id: string) => sent(api.call(deleteGroup, { id })),
  };
}
