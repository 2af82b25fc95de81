import { ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { passwordsTitles } from '../../titles.ts';
import { useMine } from '../data.ts';
import { KeptEntries } from '../kept/kept-entries.tsx';
import { Vault } from '../vault/vault.tsx';

/** `/tools/passwort-manager`: an adult’s vault, or what a child keeps for itself. */
export function Screen() {
  const query = useMine();
  const { data } = query;
  if (data?.kind === 'vault') return <Vault mine={data} />;
  if (data?.kind === 'kept') return <KeptEntries mine={data} />;
  return (
    <Frame title={passwordsTitles.mine}>
      <ListState query={query}>{() => null}</ListState>
    </Frame>
  );
}
