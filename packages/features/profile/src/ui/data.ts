import { markStale, useApi, useCall, useHubMessage } from '@pausenplatz/kernel-browser';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { useSessionStore } from '@pausenplatz/kernel-host';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { profileChanged } from '@pausenplatz/account/contract';
import { getProfile, updateProfile } from '../contract/profile.ts';

/** The own account with what only its owner sees; what others change of it, a teacher for example, shows at once. */
export function useProfile() {
  const stale = useProfileStale();
  useHubMessage(profileChanged, () => void stale());
  return useCall(getProfile, {});
}

/** Reads the own account again, after it changed here. */
export function useProfileStale(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => markStale(client, getProfile), [client]);
}

/** Changes one field of the profile and shows it everywhere at once; throws what the server refuses. */
export function useUpdateProfile() {
  const api = useApi();
  const sessions = useSessionStore();
  const stale = useProfileStale();
  return async (input: InputOf<typeof updateProfile>) => {
    const { avatar, firstName, lastName } = await api.call(updateProfile, input);
    sessions.patchUser({ avatar, firstName, lastName });
    await stale();
  };
}
