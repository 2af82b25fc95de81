import { Button } from '@fluentui/react-components';
import { markStale, useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { clockTime, longDay } from '@pausenplatz/kernel-format';
import { Chip, ConfirmDialog, ListState, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endOtherSessions, endSession, listSessions } from '../../contract/sessions.ts';
import { ownTexts } from '../../texts.ts';
import { OwnCard, useOwnStyles } from '@pausenplatz/account/ui';

const texts = ownTexts.devices;
type Session = OutputOf<typeof listSessions>['sessions'][number];

const nameOf = ({ app, device }: Session): string => device ?? (app === 'teams' ? texts.teams : (app ?? texts.unknown));

/** The devices on which one is signed in, and the way out of each and of all. */
export function DevicesPart() {
  const api = useApi();
  const client = useQueryClient();
  const query = useCall(listSessions, {});
  const [isAsking, setAsking] = useState(false);
  const run = async (work: () => Promise<string>) => {
    try {
      notify({ type: 'success', title: await work() });
    } catch (error) {
      notifyRefusal(error);
    } finally {
      void markStale(client, listSessions);
    }
  };
  const end = (session: Session) =>
    run(async () => {
      await api.call(endSession, { id: session.id });
      return fill(texts.ended, { device: nameOf(session) });
    });
  const endOthers = async () => {
    await run(async () => {
      const { ended } = await api.call(endOtherSessions, {});
      return ended === 1 ? texts.endedOther : fill(texts.endedOthers, { count: ended });
    });
  };
  const hasOthers = (query.data?.sessions.length ?? 0) > 1;
  return (
    <OwnCard
      title={ownTexts.sections.geraete}
      lead={texts.lead}
      {...(hasOthers && {
        actions: (
          <Button appearance="primary" onClick={() => setAsking(true)}>
            {texts.endOthers}
          </Button>
        ),
      })}
    >
      <ListState query={query} skeleton="rows">
        {({ sessions }) => <Sessions sessions={sessions} onEnd={(session) => void end(session)} />}
      </ListState>
      {isAsking && (
        <ConfirmDialog
          title={texts.endOthersTitle}
          confirmLabel={texts.endOthers}
          onConfirm={() => void endOthers()}
          onClose={() => setAsking(false)}
        >
          {texts.endOthersBody}
        </ConfirmDialog>
      )}
    </OwnCard>
  );
}

function Sessions({ sessions, onEnd }: { readonly sessions: readonly Session[]; readonly onEnd: (session: Session) => void }) {
  const styles = useOwnStyles();
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.strong}>
                {nameOf(session)}
                {session.isCurrent && <Chip color="teal">{texts.here}</Chip>}
              </span>
              <span className={styles.soft}>
                {fill(texts.used, { day: longDay(session.lastUsedAt), time: clockTime(session.lastUsedAt) })}
              </span>
            </span>
            {!session.isCurrent && (
              <Button aria-label={fill(texts.endNamed, { device: nameOf(session) })} onClick={() => onEnd(session)}>
                {texts.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length === 1 && <p className={styles.soft}>{texts.endedNone}</p>}
    </>
  );
}
