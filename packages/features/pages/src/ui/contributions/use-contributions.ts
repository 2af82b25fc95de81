import { useApi, useCall, useHubMessage, useHubResync, useStale, useTopic } from '@pausenplatz/kernel-browser';
import { notify, notifyRefusal, useOptimistic } from '@pausenplatz/kernel-ui';
import { useMemo } from 'react';
import {
  addContribution,
  type Contribution,
  decideContribution,
  listContributions,
  listReleases,
  pageContributionsChanged,
  pageEditTopic,
  removeContribution,
  zipGallery,
} from '../../contract/index.ts';
import { contributionTexts } from '../../texts.contributions.ts';

const calls = [listContributions, listReleases];

/** What was suggested for a block, kept fresh by the hub: messages only mark it stale. */
export function useContributions(blockId: string, pageId: string) {
  const stale = useStale(calls);
  const query = useCall(listContributions, { blockId });
  useTopic(query.data?.mayDecide === true ? pageEditTopic(pageId) : null);
  useHubMessage(pageContributionsChanged, (message) => message.blockId === blockId && stale());
  useHubResync(stale);
  return query;
}

/** What may be done about it: shown at once, taken back and said where the server refuses. */
interface ContributionChanges {
  /** Rejects where the server refuses: the form keeps what was typed. */
  readonly suggest: (entry: Readonly<Record<string, unknown>>, idempotencyKey: string) => Promise<void>;
  readonly remove: (id: string) => void;
  readonly decide: (id: string, released: boolean) => void;
}

export function useContributionChanges(blockId: string): ContributionChanges {
  const api = useApi();
  const stale = useStale(calls);
  const updates = useOptimistic(listContributions, { blockId });
  return useMemo(() => {
    const attempt = async (change: (all: Contribution[]) => Contribution[], send: () => Promise<unknown>) => {
      await updates.attempt({ show: (now) => ({ ...now, contributions: change(now.contributions) }), send });
      stale();
    };
    return {
      async suggest(entry, idempotencyKey) {
        await api.call(addContribution, { blockId, entry: { ...entry } }, { idempotencyKey });
        notify({ type: 'success', title: contributionTexts.sent });
        stale();
      },
      remove: (id) =>
        void attempt(
          (all) => all.filter((one) => one.id !== id),
          () => api.call(removeContribution, { id }),
        ),
      decide: (id, released) =>
        void attempt(
          (all) => all.map((one) => (one.id === id ? { ...one, state: released ? 'released' : 'declined' } : one)),
          () => api.call(decideContribution, { id, released }),
        ),
    };
  }, [api, blockId, stale, updates]);
}

/** Takes all pictures of a gallery home as one file. */
export function useGalleryZip(blockId: string): () => void {
  const api = useApi();
  return () => void api.call(zipGallery, { blockId }).then(({ url }) => window.location.assign(url), notifyRefusal);
}
