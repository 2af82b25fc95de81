import { markStale, useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill, type InputOf, type OutputOf } from '@pausenplatz/kernel-contract';
import type { ChosenOrigin } from '@pausenplatz/kernel-host';
import { notifyRefusal, offerUndo, useOptimistic } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  createPage,
  deletePage,
  getNavigation,
  listShelved,
  movePage,
  type NavigationEntry,
  restorePage,
  setExpanded,
  setFavourite,
  updatePage,
} from '../contract/index.ts';
import { treeMove, type TreePlace, withoutPage, withPage } from '../rules/index.ts';
import { navigationTexts } from '../texts.ts';

type Navigation = OutputOf<typeof getNavigation>;
type Named = Pick<NavigationEntry, 'id' | 'name'>;

/** All groups of pages of the signed-in person. */
export function useNavigation() {
  return useCall(getNavigation, {});
}

/** Changes of the page trees: shown at once, taken back and explained when the server refuses. */
export interface NavigationChanges {
  favour(page: Named, favourite: boolean): void;
  expand(page: Named, expanded: boolean): void;
  /** False when the page cannot lie there. */
  move(page: Named, place: TreePlace): boolean;
  rename(page: Named, name: string): void;
  archive(page: Named): void;
  remove(page: Named): void;
}

export function useNavigationChanges(): NavigationChanges {
  const api = useApi();
  const client = useQueryClient();
  const updates = useOptimistic(getNavigation, {});
  return useMemo(() => {
    const withTrees = (change: (pages: readonly NavigationEntry[]) => NavigationEntry[]) => (now: Navigation) => ({
      ...now,
      groups: now.groups.map((group) => ({ ...group, pages: change(group.pages) })),
    });
    const optimistic = async (change: (now: Navigation) => Navigation, send: () => Promise<unknown>): Promise<boolean> => {
      const answer = await updates.attempt({ show: change, send });
      void markStale(client, getNavigation);
      return answer !== null;
    };
    const bringBack = (send: () => Promise<unknown>) => {
      send().then(
        () => Promise.all([markStale(client, getNavigation), markStale(client, listShelved)]),
        (error: unknown) => notifyRefusal(error),
      );
    };
    const takeAway = async ({ id, name }: Named, sentence: string, send: () => Promise<unknown>, undo: () => Promise<unknown>) => {
      const isGone = await optimistic(
        withTrees((pages) => withoutPage(pages, id)),
        send,
      );
      void markStale(client, listShelved);
      if (isGone) offerUndo({ title: fill(sentence, { name }), onUndo: () => bringBack(undo) });
    };
    const archived = (id: string, value: boolean) => () => api.call(updatePage, { id, field: 'archived', value });

    return {
      favour: ({ id }, favourite) => {
        const change = (now: Navigation) => {
          const others = now.favourites.filter((one) => one !== id);
          return { ...now, favourites: favourite ? [...others, id] : others };
        };
        void optimistic(change, () => api.call(setFavourite, { id, favourite }));
      },
      expand: ({ id }, expanded) => {
        const open = withTrees((pages) => withPage(pages, id, (page) => ({ ...page, expanded })));
        void optimistic(open, () => api.call(setExpanded, { id, expanded }));
      },
      move: ({ id }, place) => {
        const groups = updates.current()?.groups ?? [];
        const isPossible = groups.some((group) => treeMove(group.pages, id, place) !== null);
        const moved = withTrees((pages) => treeMove(pages, id, place) ?? [...pages]);
        if (isPossible) void optimistic(moved, () => api.call(movePage, { id, ...place }));
        return isPossible;
      },
      rename: ({ id }, name) => {
        const renamed = withTrees((pages) => withPage(pages, id, (page) => ({ ...page, name })));
        void optimistic(renamed, () => api.call(updatePage, { id, field: 'title', value: name }));
      },
      archive: (page) => void takeAway(page, navigationTexts.archived, archived(page.id, true), archived(page.id, false)),
      remove: (page) => {
        const { id } = page;
        void takeAway(
          page,
          navigationTexts.removed,
          () => api.call(deletePage, { id }),
          () => api.call(restorePage, { id }),
        );
      },
    };
  }, [api, client, updates]);
}

interface Wanted extends InputOf<typeof createPage> {
  readonly parentId: string | null;
}

/** Makes a page, empty or of what was chosen; the same `key` twice makes one page. Rejects when the server refuses. */
export function useCreatePage() {
  const api = useApi();
  const client = useQueryClient();
  return async (input: Wanted, key: string, from: ChosenOrigin | null) => {
    const { membersOf, ...place } = input;
    const page = from ? await from.make(api, place, key) : await api.call(createPage, input, { idempotencyKey: key });
    // What was chosen is made as a page of its class or school, and is for the group from then on.
    if (from && membersOf !== undefined) await api.call(updatePage, { id: page.id, field: 'members', value: membersOf });
    void markStale(client, getNavigation);
    return page;
  };
}
