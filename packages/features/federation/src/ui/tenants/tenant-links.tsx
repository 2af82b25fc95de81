import { Button } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { ConfirmDialog, ListState, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useChange, useListStyles } from '@pausenplatz/office/ui';
import { useState } from 'react';
import { listTenantLinks, listTenants, unlinkTeams } from '../../contract/index.ts';
import { tenantTexts as texts } from '../../texts.tenants.ts';

type Person = { readonly id: string; readonly firstName: string; readonly lastName: string };
const nameOf = ({ firstName, lastName }: Person): string => `${lastName} ${firstName}`;

/** Whose accounts are connected with an organisation, by name; each connection can be ended. */
export function TenantLinks({ schoolId, tid }: { readonly schoolId: string; readonly tid: string }) {
  const styles = useListStyles();
  const [pages, setPages] = useState<readonly string[]>([]);
  const page = pages.at(-1);
  const query = useCall(listTenantLinks, { schoolId, tid, ...(page !== undefined && { page }) });
  const unlink = useChange(unlinkTeams, [listTenants, listTenantLinks]);
  const [leaving, setLeaving] = useState<Person | null>(null);
  const end = ({ id: userId }: Person) => {
    unlink({ schoolId, tid, userId }).then(() => notify({ type: 'success', title: texts.unlinked }), notifyRefusal);
  };
  return (
    <ListState query={query} isEmpty={({ links }) => links.length === 0 && page === undefined} empty={<p>{texts.noLinks}</p>}>
      {({ links, next }) => (
        <>
          <ul className={styles.list} aria-label={texts.showLinks}>
            {links.map(({ person, isPupil, since, lastSignIn }) => (
              <li key={person.id} className={styles.row}>
                <div className={styles.words}>
                  <p>{`${nameOf(person)} · ${isPupil ? texts.pupil : texts.teacher}`}</p>
                  <p className={styles.note}>
                    {fill(texts.since, { date: longDay(since) })}
                    {lastSignIn !== null && ` · ${fill(texts.lastSignIn, { date: longDay(lastSignIn) })}`}
                  </p>
                </div>
                <Button aria-label={fill(texts.unlinkNamed, { person: nameOf(person) })} onClick={() => setLeaving(person)}>
                  {texts.unlink}
                </Button>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            {page !== undefined && <Button onClick={() => setPages(pages.slice(0, -1))}>{texts.previous}</Button>}
            {next !== null && <Button onClick={() => setPages([...pages, next])}>{texts.next}</Button>}
          </div>
          {leaving && (
            <ConfirmDialog
              title={fill(texts.unlinkTitle, { person: nameOf(leaving) })}
              confirmLabel={texts.unlink}
              onConfirm={() => end(leaving)}
              onClose={() => setLeaving(null)}
            >
              {texts.unlinkBody}
            </ConfirmDialog>
          )}
        </>
      )}
    </ListState>
  );
}
