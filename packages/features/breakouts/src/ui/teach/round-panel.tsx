import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { ConfirmDialog, Skeletons, useOptimistic } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { type BreakoutSettings, changeBreakoutRound, changeBreakoutTeam, getBreakoutTeams } from '../../contract/index.ts';
import { breakoutBlockTexts } from '../../texts.block.ts';
import { leadTexts as texts } from '../../texts.lead.ts';
import { Story } from '../blocks/breakout-story.tsx';
import { type Place, useRound } from '../data.ts';
import { PrintSheets } from './print-sheets.tsx';
import { TeamTable, type TeamChange } from './team-table.tsx';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightBold },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px', '@media print': { display: 'none' } },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** All teams of a breakout as they stand, and what who leads the game may do. */
export function RoundPanel({ place, settings }: { readonly place: Place; readonly settings: BreakoutSettings }) {
  const styles = useStyles();
  const api = useApi();
  const { blockId } = place;
  const { data, error, dataUpdatedAt } = useRound(place);
  const updates = useOptimistic(getBreakoutTeams, { blockId });
  const [asks, setAsks] = useState<'ended' | 'cleared' | null>(null);
  const [prints, setPrints] = useState(false);
  if (error && !data) return <Story words={breakoutBlockTexts.failed} />;
  if (!data) return <Skeletons shape="rows" />;
  if (data.locks === 0) return <Story words={texts.noLocks} />;
  const { teams, isStarted, isEnded } = data;
  const round = (to: 'started' | 'ended' | 'cleared') =>
    void updates.attempt({
      show: (now) => now,
      send: () => api.call(changeBreakoutRound, { blockId, to }),
      settle: (_now, answer) => answer,
    });
  const change: TeamChange = (teamId, to) =>
    void updates.attempt({
      show: (now) => (to === 'removed' ? { ...now, teams: now.teams.filter(({ id }) => id !== teamId) } : now),
      send: () => api.call(changeBreakoutTeam, { blockId, teamId, to }),
      settle: (_now, answer) => answer,
    });
  const waits = settings.start === 'together' && !isStarted && !isEnded;
  return (
    <div className={styles.frame}>
      <p className={styles.title}>{texts.title}</p>
      {isEnded && <p className={styles.quiet}>{texts.ended}</p>}
      {waits && <p className={styles.quiet}>{texts.waits}</p>}
      {teams.length === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <TeamTable teams={teams} locks={data.locks} readAt={dataUpdatedAt} onChange={change} />
      )}
      <div className={styles.row}>
        {waits && (
          <Button appearance="primary" onClick={() => round('started')}>
            {texts.start}
          </Button>
        )}
        {isEnded && <Button onClick={() => round('started')}>{texts.restart}</Button>}
        {!isEnded && teams.length > 0 && <Button onClick={() => setAsks('ended')}>{texts.end}</Button>}
        {(teams.length > 0 || isStarted || isEnded) && <Button onClick={() => setAsks('cleared')}>{texts.clear}</Button>}
        <Button onClick={() => setPrints(true)}>{texts.print}</Button>
      </div>
      {prints && <PrintSheets blockId={blockId} settings={settings} onDone={() => setPrints(false)} />}
      {asks === 'ended' && (
        <ConfirmDialog title={texts.endTitle} confirmLabel={texts.end} onClose={() => setAsks(null)} onConfirm={() => round('ended')}>
          {texts.endBody}
        </ConfirmDialog>
      )}
      {asks === 'cleared' && (
        <ConfirmDialog title={texts.clearTitle} confirmLabel={texts.clear} onClose={() => setAsks(null)} onConfirm={() => round('cleared')}>
          {texts.clearBody}
        </ConfirmDialog>
      )}
    </div>
  );
}
