import { markStale, useCall, useHubMessage, useTopics } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { getNavigation, groupTopicsOf, pageNavigationChanged } from '@pausenplatz/pages/contract';
import { useQueryClient } from '@tanstack/react-query';

/** The page groups of the signed-in person, kept fresh by the hub. */
export function useNavigationGroups() {
  const user = useCurrentUser();
  const queries = useQueryClient();
  useHubMessage(pageNavigationChanged, () => void markStale(queries, getNavigation));
  const query = useCall(getNavigation, {}, { enabled: user !== null });
  useTopics(groupTopicsOf(query.data?.groups ?? []));
  return query;
}
