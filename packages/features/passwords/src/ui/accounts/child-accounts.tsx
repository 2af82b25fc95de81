import type { OutputOf } from '@pausenplatz/kernel-contract';
import { ButtonLink, EmptyState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { ClassItem, getItems } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { passwordsTitles } from '../../titles.ts';
import { AskDialog } from '../showing/ask-dialog.tsx';
import { useShown } from '../showing/use-shown.ts';
import { AccountCard, AccountCards } from '../showing/account-card.tsx';
import { RowDialog } from './row-dialog.tsx';

/** What a child sees of the accounts of its class: its own, as large cards. */
export function ChildAccounts({ accounts }: { readonly accounts: OutputOf<typeof getItems> }) {
  const { child: texts } = passwordsUiTexts;
  const showing = useShown();
  const [changed, setChanged] = useState<ClassItem | null>(null);
  const row = changed?.rows[0];
  return (
    <Frame title={passwordsTitles.accounts} lead={texts.kept} actions={<ButtonLink to="/tools/passwort-manager">{texts.toOwn}</ButtonLink>}>
      {accounts.items.length === 0 ? (
        <EmptyState scene="emptyNest" title={texts.empty} body={texts.emptyBody} />
      ) : (
        <AccountCards label={texts.list}>
          {accounts.items.map((item) => {
            const own = item.rows[0];
            if (!own) return null;
            const sight = item.teacherCanSee && !own.isHidden ? texts.seen : texts.hidden;
            return (
              <AccountCard
                key={item.id}
                item={item}
                row={own}
                note={own.isWeak ? texts.weak : sight}
                showing={showing}
                {...(own.mayChange && { onChange: () => setChanged(item) })}
              />
            );
          })}
        </AccountCards>
      )}
      {changed && row && <RowDialog item={changed} row={row} isOwn onClose={() => setChanged(null)} />}
      <AskDialog showing={showing} />
    </Frame>
  );
}
