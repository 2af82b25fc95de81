import { Button } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { disconnectAccount, disconnectTeams } from '@pausenplatz/federation/contract';
import { type OwnProfile } from '../../contract/index.ts';
import { ownTexts } from '../../texts.ts';
import { AskPassword, OwnCard, pathOfSection, useOwnStyles } from '@pausenplatz/account/ui';
import { useSchoolAccount } from '@pausenplatz/federation/ui';
import { useProfileStale } from '../data.ts';
import { useState } from 'react';

const texts = ownTexts.connections;
type Connection = OwnProfile['connections'][number];

/** Accounts elsewhere by which one may sign in. */
export function ConnectionsCard({ profile }: { readonly profile: OwnProfile }) {
  const styles = useOwnStyles();
  const api = useApi();
  const stale = useProfileStale();
  const { connect } = useSchoolAccount(pathOfSection('sicherheit'));
  const [connecting, setConnecting] = useState<string | null>(null);
  const { connections, connectable, hasPassword } = profile;
  if (connections.length === 0 && connectable.length === 0) return null;

  const disconnect = async ({ id, kind }: Connection) => {
    if (!hasPassword && connections.length === 1) return void notify({ type: 'warning', title: texts.noPassword });
    try {
      await (kind === 'teams' ? api.call(disconnectTeams, {}) : api.call(disconnectAccount, { id }));
      notify({ type: 'success', title: texts.disconnected });
      await stale();
    } catch (error) {
      notifyRefusal(error);
    }
  };
  return (
    <OwnCard title={texts.title} lead={connections.length === 0 ? texts.none : texts.lead}>
      <ul className={styles.list}>
        {connections.map((connection) => (
          <li key={connection.id} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.strong}>{connection.name}</span>
              <span className={styles.soft}>{fill(texts.since, { day: longDay(connection.since) })}</span>
            </span>
            <Button onClick={() => void disconnect(connection)}>{texts.disconnect}</Button>
          </li>
        ))}
      </ul>
      {connecting !== null && (
        <AskPassword
          submit={texts.connectNow}
          onPassword={(password) => connect(connecting, password)}
          onCancel={() => setConnecting(null)}
        />
      )}
      {connecting === null && connectable.length > 0 && (
        <div className={styles.actions}>
          {connectable.map(({ id, name }) => (
            <Button key={id} onClick={() => setConnecting(id)}>
              {fill(texts.connect, { name })}
            </Button>
          ))}
        </div>
      )}
    </OwnCard>
  );
}
