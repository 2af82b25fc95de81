import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { DataBarVertical24Regular } from '@fluentui/react-icons/svg/data-bar-vertical';
import { QuestionCircle24Regular } from '@fluentui/react-icons/svg/question-circle';
import { TextBulletListSquare24Regular } from '@fluentui/react-icons/svg/text-bullet-list-square';
import { useClassId } from '@pausenplatz/kernel-host';
import { ListState, look, Screen as Frame, Tabs } from '@pausenplatz/kernel-ui';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { gamesUiTexts } from '../../texts.ui.ts';
import { gamesTitles } from '../../titles.ts';
import { type Kind, useSetPlayer, useWordRound } from '../data.ts';
import { Daily } from '../play/daily.tsx';
import { Free } from '../play/free.tsx';

const HelpDialog = lazy(async () => ({ default: (await import('../dialogs/help-dialog.tsx')).HelpDialog }));
const StatisticsDialog = lazy(async () => ({ default: (await import('../dialogs/statistics-dialog.tsx')).StatisticsDialog }));
const ClassWordsDialog = lazy(async () => ({ default: (await import('../dialogs/class-words-dialog.tsx')).ClassWordsDialog }));

const useStyles = makeStyles({
  screen: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '4px',
    // In the middle of what the three tools of a teacher leave.
    '@media (max-width: 640px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
  back: {
    display: 'grid',
    placeItems: 'center',
    width: look.touch,
    height: look.touch,
    borderRadius: '50%',
    color: look.colors.teal.ink,
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}` },
  },
  title: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightBold,
    textAlign: 'center',
    '@media (max-width: 640px)': { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  },
  tools: { display: 'flex', justifyContent: 'end' },
  tool: { minWidth: look.touch, width: look.touch, height: look.touch, padding: 0, color: look.colors.teal.ink },
  tabs: { justifyContent: 'center' },
});

const { head: texts } = gamesUiTexts;
const kinds = [
  { name: 'daily', label: texts.kinds.daily },
  { name: 'free', label: texts.kinds.free },
] as const;

type Opened = 'help' | 'statistics' | 'classWords';

/** `/spielen/wordle`: the word of the day, and a free word beside it. */
export function Screen() {
  const styles = useStyles();
  const classId = useClassId();
  const [kind, setKind] = useState<Kind>('daily');
  const [opened, setOpened] = useState<Opened | null>(null);
  const query = useWordRound(kind, classId);
  const set = useSetPlayer(kind, classId);
  const { data } = query;
  const shown = opened ?? (data && !data.player.hasSeenHelp ? 'help' : null);
  const close = () => setOpened(null);
  return (
    <Frame title={gamesTitles.words} hideTitle width="narrow">
      <div className={styles.screen}>
        <div className={styles.head}>
          <Link to="/lernen" className={styles.back} aria-label={texts.back}>
            <ArrowLeft24Regular aria-hidden />
          </Link>
          <span className={styles.title} aria-hidden>
            {gamesTitles.words}
          </span>
          <div className={styles.tools}>
            {data?.canSetWords === true && classId !== null && (
              <Tool label={texts.classWords} Icon={TextBulletListSquare24Regular} onClick={() => setOpened('classWords')} />
            )}
            <Tool label={texts.statistics} Icon={DataBarVertical24Regular} onClick={() => setOpened('statistics')} />
            <Tool label={texts.help} Icon={QuestionCircle24Regular} onClick={() => setOpened('help')} />
          </div>
        </div>
        <Tabs tabs={kinds} chosen={kind} onChoose={setKind} label={texts.kinds.label} className={styles.tabs} />
        <ListState query={query} skeleton="tiles">
          {(playing) =>
            kind === 'daily' ? (
              <Daily key={classId} classId={classId} playing={playing} onFree={() => setKind('free')} />
            ) : (
              <Free key={classId} classId={classId} playing={playing} />
            )
          }
        </ListState>
      </div>
      <Suspense fallback={null}>
        {shown === 'help' && data && (
          <HelpDialog
            isHard={data.player.isHard}
            onHard={(value) => set('isHard', value)}
            onClose={() => {
              close();
              if (!data.player.hasSeenHelp) set('hasSeenHelp', true);
            }}
          />
        )}
        {shown === 'statistics' && <StatisticsDialog onClose={close} />}
        {shown === 'classWords' && classId !== null && <ClassWordsDialog classId={classId} onClose={close} />}
      </Suspense>
    </Frame>
  );
}

interface ToolProps {
  readonly label: string;
  readonly Icon: typeof QuestionCircle24Regular;
  readonly onClick: () => void;
}

function Tool({ label, Icon, onClick }: ToolProps) {
  const styles = useStyles();
  return <Button appearance="subtle" className={styles.tool} icon={<Icon />} aria-label={label} title={label} onClick={onClick} />;
}
