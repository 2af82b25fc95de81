import { markStale, useApi, useCall, useHubMessage } from '@pausenplatz/kernel-browser';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { useSession, useSessionStore } from '@pausenplatz/kernel-host';
import { notifyRefusal } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { profileChanged } from '../contract/hub.ts';
import { getPeople } from '../contract/people.ts';
import { getProfile, updateProfile } from '../contract/profile.ts';
import type { SettingValue } from '../contract/fields.ts';
import { setUserSetting } from '../contract/settings.ts';

/** The own account with what only its owner sees; what others change of it, a teacher for example, shows at once. */
export function useProfile() {
  const stale = useProfileStale();
  useHubMessage(profileChanged, () => void stale());
  return useCall(getProfile, {});
}

/** The people of a class; nothing is asked without one. */
export function usePeople(classId: string | null) {
  return useCall(getPeople, { classId: classId ?? '' }, { enabled: classId !== null, staleTime: 60_000 });
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

/** Keeps one of the own settings; shown at once and taken back when the server refuses. */
export function useOwnSetting(tool: string, name: string) {
  const api = useApi();
  const sessions = useSessionStore();
  const session = useSession();
  const user = 'user' in session ? session.user : null;
  const value: unknown = user?.settings?.[tool]?.[name];
  const save = async (next: SettingValue): Promise<void> => {
    if (!user) return;
    const before = user.settings ?? {};
    sessions.patchUser({ settings: { ...before, [tool]: { ...before[tool], [name]: next } } });
    const type = typeof next === 'string' || typeof next === 'number' || typeof next === 'boolean' ? typeOf(next) : 'json';
    try {
      await api.call(setUserSetting, { id: user.id, tool, name, value: next, type });
    } catch (error) {
      sessions.patchUser({ settings: before });
      notifyRefusal(error);
    }
  };
  return { value, save };
}

function typeOf(value: string | number | boolean): 'string' | 'number' | 'boolean' {
  if (typeof value === 'string') return 'string';
  return typeof value === 'number' ? 'number' : 'boolean';
}
