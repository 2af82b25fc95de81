import { keyOf, markStale, useHubMessage, useHubResync, useTopic, useTopics } from '@pausenplatz/kernel-browser';
import { useQueryClient } from '@tanstack/react-query';
import {
  getNavigation,
  getPage,
  groupTopicsOf,
  listReleases,
  type NavigationGroup,
  type Page,
  pageContentChanged,
  pageEditTopic,
  pageNavigationChanged,
  pageTopic,
} from '../contract/index.ts';
import type { PageAddress } from './data.ts';

/** Keeps an open page fresh: news about it only mark it stale, news older than what is shown are dropped. */
export function usePageLive(address: PageAddress, page: Page | undefined): void {
  const client = useQueryClient();
  const stale = () => void markStale(client, getPage, address);
  useTopic(page ? pageTopic(page.id) : null);
  useTopic(page && page.groupPermission >= 2 ? pageEditTopic(page.id) : null);
  useHubMessage(pageContentChanged, ({ pageId, rev }) => {
    const shown = client.getQueryData<Page>(keyOf(getPage, address));
    if (shown?.id === pageId && rev > shown.revision) stale();
  });
  useHubResync(stale);
}

/** Keeps the page trees of these groups fresh; about one's own pages one hears without a topic. */
export function useNavigationLive(groups: readonly NavigationGroup[]): void {
  const client = useQueryClient();
  useTopics(groupTopicsOf(groups));
  const stale = () => void Promise.all([markStale(client, getNavigation), markStale(client, listReleases)]);
  useHubMessage(pageNavigationChanged, stale);
  useHubResync(stale);
}
