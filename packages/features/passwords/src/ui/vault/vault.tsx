import type { OutputOf } from '@pausenplatz/kernel-contract';
import { EmptyState, Screen as Frame } from '@pausenplatz/kernel-ui';
import type { getMyItems } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { passwordsTitles } from '../../titles.ts';
import { BeginVault } from './begin-vault.tsx';
import { OpenVaultEntries } from './open-vault.tsx';
import { UnlockVault } from './unlock-vault.tsx';
import { useVaultKey } from './use-vault-key.ts';

export type Sealed = Extract<OutputOf<typeof getMyItems>, { kind: 'vault' }>;

/** An adult’s vault: to be made, locked, or open. */
export function Vault({ mine }: { readonly mine: Sealed }) {
  const { vault: texts } = passwordsUiTexts;
  const vault = useVaultKey(mine.vault);
  // On plain http a browser encrypts nothing.
  if (globalThis.crypto?.subtle === undefined)
    return (
      <Frame title={passwordsTitles.mine} lead={texts.note}>
        <EmptyState scene="closedGate" title={texts.plainHttp} body={texts.plainHttpBody} />
      </Frame>
    );
  if (mine.vault === null) return <BeginVault />;
  return vault.key === null ? <UnlockVault vault={vault} /> : <OpenVaultEntries mine={mine} vault={vault} vaultKey={vault.key} />;
}
