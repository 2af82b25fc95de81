import { useOwnSetting } from '@pausenplatz/account/ui';

/** The groups of pages that somebody has folded away in the sidebar; kept with the account (specification section 3). */
export function useFoldedGroups() {
  const { value, save } = useOwnSetting('seitenleiste', 'collapsedGroups');
  const folded: readonly string[] = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const fold = (groupId: string, isFolded: boolean) =>
    void save([...folded.filter((one) => one !== groupId), ...(isFolded ? [groupId] : [])]);
  return { folded, fold };
}
