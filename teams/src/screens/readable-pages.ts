import { markStale, useCall, useHubMessage, useHubResync, useTopics } from '@pausenplatz/kernel-browser';
import {
  getNavigation,
  groupTopicsOf,
  type NavigationEntry,
  type NavigationGroup,
  pageNavigationChanged,
} from '@pausenplatz/pages/contract';
import { useQueryClient } from '@tanstack/react-query';

interface ReadablePage {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly groupName: string;
  readonly color: string;
  readonly depth: number;
}

/** The trees of pages as one list, in reading order. */
export function flatten(groups: readonly NavigationGroup[]): ReadablePage[] {
  const below = (group: NavigationGroup, pages: readonly NavigationEntry[], depth: number): ReadablePage[] =>
    pages.flatMap(({ id, name, url, pages: children }) => [
      { id, name, url, depth, groupName: group.name, color: group.color },
      ...below(group, children, depth + 1),
    ]);
  return groups.flatMap((group) => below(group, group.pages, 0));
}

/** All trees of pages of the person, kept fresh by the hub. */
export function useNavigationGroups() {
  const client = useQueryClient();
  const navigation = useCall(getNavigation, {});
  const stale = () => void markStale(client, getNavigation);
  useTopics(groupTopicsOf(navigation.data?.groups ?? []));
  useHubMessage(pageNavigationChanged, stale);
  useHubResync(stale);
  return navigation;
}
