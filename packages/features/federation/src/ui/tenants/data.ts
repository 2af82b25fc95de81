import { markStale, useCall, useHubMessage, useHubResync } from '@pausenplatz/kernel-browser';
import { useQueryClient } from '@tanstack/react-query';
import { listTenantLinks, listTenants, tenantsChanged } from '../../contract/index.ts';

/** The organisations of a school; the administration around it listens to the school. */
export function useTenants(schoolId: string) {
  const client = useQueryClient();
  const stale = () => {
    void markStale(client, listTenants);
    void markStale(client, listTenantLinks);
  };
  useHubMessage(tenantsChanged, (message) => message.schoolId === schoolId && stale());
  useHubResync(stale);
  return useCall(listTenants, { schoolId });
}
