import { Button, makeStyles, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, tokens } from '@fluentui/react-components';
import { MoreHorizontal24Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { fill } from '@pausenplatz/kernel-contract';
import { Chip, ConfirmDialog, look } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { LedTeam } from '../../contract/index.ts';
import { durationOf } from '../../rules/index.ts';
import { leadTexts as texts } from '../../texts.lead.ts';
import { useSecondsSince } from '../use-seconds.ts';

const narrow = '@media (max-width: 640px)';
const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    [narrow]: { display: 'block', '& tbody': { display: 'grid', gap: '12px' }, '& thead': { display: 'none' } },
    '& th, & td': { textAlign: 'left', padding: '8px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, verticalAlign: 'middle' },
    '& thead th': { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  },
  row: {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      padding: '8px',
      borderRadius: look.radiusCard,
      backgroundColor: tokens.colorNeutralBackground2,
      '& th, & td': { borderBottom: 'none', padding: '4px 8px' },
      '& td[data-label]::before': { content: 'attr(data-label) ": "', color: tokens.colorNeutralForeground2 },
    },
  },
  name: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  bar: { display: 'block', width: '100%', minWidth: '80px', height: '6px', marginTop: '4px', accentColor: look.colors.green.strong },
  number: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

export type TeamChange = (teamId: string, to: 'paused' | 'going' | 'reset' | 'removed') => void;

interface TeamTableProps {
  readonly teams: readonly LedTeam[];
  readonly locks: number;
  readonly readAt: number;
  readonly onChange: TeamChange;
}

/** One row for each team: where it stands, its time, hints and wrong answers. */
export function TeamTable({ teams, locks, readAt, onChange }: TeamTableProps) {
  const styles = useStyles();
  const [asks, setAsks] = useState<{ readonly team: LedTeam; readonly to: 'reset' | 'removed' } | null>(null);
  const since = useSecondsSince(
    readAt,
    teams.some(({ state }) => state === 'playing'),
  );
  return (
    <>
      <table className={styles.table} aria-label={texts.title}>
        <thead>
          <tr>
            {[texts.team, texts.state, texts.lock, texts.time, texts.hints, texts.wrong].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <td aria-label={texts.more} />
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <tr key={team.id} className={styles.row}>
              <th scope="row" className={styles.name}>
                {team.name}
              </th>
              <td>
                <Chip>{texts.states[team.state]}</Chip>
              </td>
              <td data-label={texts.lock}>
                {fill(texts.of, { opened: team.opened, locks })}
                {team.lockTitle !== null && ` · ${team.lockTitle}`}
                <progress className={styles.bar} max={locks} value={team.opened} aria-hidden />
              </td>
              <td data-label={texts.time} className={styles.number}>
                {durationOf(team.seconds + (team.state === 'playing' ? since : 0))}
              </td>
              <td data-label={texts.hints} className={styles.number}>
                {team.hints}
              </td>
              <td data-label={texts.wrong} className={styles.number}>
                {team.wrong}
              </td>
              <td>
                <TeamMenu team={team} onChange={onChange} onAsk={(to) => setAsks({ team, to })} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asks && (
        <ConfirmDialog
          title={asks.to === 'reset' ? texts.resetTitle : texts.removeTitle}
          confirmLabel={asks.to === 'reset' ? texts.reset : texts.remove}
          onClose={() => setAsks(null)}
          onConfirm={() => onChange(asks.team.id, asks.to)}
        >
          {fill(asks.to === 'reset' ? texts.resetBody : texts.removeBody, { name: asks.team.name })}
        </ConfirmDialog>
      )}
    </>
  );
}

interface TeamMenuProps {
  readonly team: LedTeam;
  readonly onChange: TeamChange;
  readonly onAsk: (to: 'reset' | 'removed') => void;
}

function TeamMenu({ team, onChange, onAsk }: TeamMenuProps) {
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<MoreHorizontal24Regular />} aria-label={fill(texts.menu, { name: team.name })} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {team.state === 'playing' && <MenuItem onClick={() => onChange(team.id, 'paused')}>{texts.pause}</MenuItem>}
          {team.state === 'paused' && <MenuItem onClick={() => onChange(team.id, 'going')}>{texts.go}</MenuItem>}
          <MenuItem onClick={() => onAsk('reset')}>{texts.reset}</MenuItem>
          <MenuItem onClick={() => onAsk('removed')}>{texts.remove}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
