import { useApi, useCall } from '@pausenplatz/kernel-browser';
import { useSession, useSessionStore } from '@pausenplatz/kernel-host';
import { notifyRefusal } from '@pausenplatz/kernel-ui';
import { getPeople } from '../contract/people.ts';
import type { SettingValue } from '../contract/fields.ts';
import { setUserSetting } from '../contract/settings.ts';

/** The people of a class; nothing is asked without one. */
export function usePeople(classId: string | null) {
  return useCall(getPeople, { classId: classId ?? '' }, { enabled: classId !== null, staleTime: 60_000 });
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
