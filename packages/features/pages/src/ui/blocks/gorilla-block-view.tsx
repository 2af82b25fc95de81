import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockSurroundings, BlockViewProps } from '@pausenplatz/kernel-host';
import { type ColorName, countedColumns, look, makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import type { gorillaBlock, gorillaTeacherBlock } from '../../contract/index.ts';
import { gorillaTeacherTopics, gorillaTopics } from '../../contract/gorilla.data.ts';
import { videoAddress } from '../../contract/video-address.ts';
import { gorillaViewTexts } from '../../texts.gorilla.ts';
import { pictograms } from '@pausenplatz/icons/pictograms';
import { SafeLink } from './safe-link.tsx';
import { TwoClickFrame } from './two-click-frame.tsx';

const shade = (name: ColorName) => ({ backgroundColor: look.colors[name].surface, color: look.colors[name].ink });

const useStyles = makeStyles({
  place: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: countedColumns(240, 16),
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  },
  card: {
    boxSizing: 'border-box',
    height: '100%',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    borderRadius: look.radiusCard,
    boxShadow: look.shadowCard,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    '@media print': { boxShadow: 'none', border: `1px solid ${tokens.colorNeutralStroke1}`, breakInside: 'avoid' },
  },
  head: { display: 'flex', alignItems: 'center', gap: '12px', padding: '16px', '@media print': { padding: '12px 16px 0' } },
  icon: { width: '40px', height: '40px', flexShrink: 0 },
  title: {
    margin: 0,
    minWidth: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  body: { flexGrow: 1, display: 'flex', flexDirection: 'column', gap: '12px', padding: '16px' },
  text: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase400 },
  task: { margin: 0, padding: '10px 12px', borderRadius: look.radiusPicture, lineHeight: tokens.lineHeightBase300 },
  taskName: { display: 'block', fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
  link: {
    marginTop: 'auto',
    minHeight: '44px',
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'start',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textUnderlineOffset: '3px',
    '@media print': { color: 'black', '::after': { content: '" (" attr(href) ")"', fontWeight: 'normal' } },
  },
  blue: shade('blue'),
  orange: shade('orange'),
  green: shade('green'),
  violet: shade('violet'),
});

interface Topic {
  readonly title: string;
  readonly text: string;
  readonly task: string;
  readonly url: string;
}

interface Look {
  readonly color: 'orange' | 'green' | 'blue' | 'violet';
  /** Strokes as those of the pictograms. */
  readonly icon: string;
}

const apple =
  'M12 8c-1.700-1.400-6.600-1.500-7 3.700C4.700 15.600 8 20.500 10 20.500c.8 0 1.300-.5 2-.5s1.200.5 2 .5c2 0 5.300-4.900 5-8.800-.4-5.200-5.300-5.100-7-3.700zM12 8c0-2.200 1-3.700 3-4.500';

const looks = {
  movement: { color: 'orange', icon: pictograms.sport },
  food: { color: 'green', icon: apple },
  sustainability: { color: 'blue', icon: pictograms.leaf },
  programme: { color: 'violet', icon: pictograms.book },
} as const satisfies Readonly<Record<string, Look>>;

interface GorillaViewProps {
  readonly topics: readonly (Topic & Look)[];
  readonly task: string;
  readonly film: string;
  readonly filmTitle: string;
  readonly services: BlockSurroundings['services'];
}

/** Topics of the programme as cards, each with something to do today, and a film that waits for a click. */
function GorillaView({ topics, task, film, filmTitle, services }: GorillaViewProps) {
  const styles = useStyles();
  const texts = gorillaViewTexts;
  const address = videoAddress(film);
  if (topics.length === 0 && !address) return <EmptyBlock>{texts.missing}</EmptyBlock>;
  return (
    <div className={styles.place}>
      {topics.length > 0 && (
        <ul className={styles.list} style={{ '--count': topics.length }} aria-label={texts.list}>
          {topics.map((topic) => (
            <li key={topic.title} className={styles.card}>
              <div className={mergeClasses(styles.head, styles[topic.color])}>
                <svg
                  viewBox="0 0 24 24"
                  className={styles.icon}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth={1.8}
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  aria-hidden
                >
                  <path d={topic.icon} />
                </svg>
                <h3 className={styles.title}>{topic.title}</h3>
              </div>
              <div className={styles.body}>
                <p className={styles.text}>{topic.text}</p>
                <p className={mergeClasses(styles.task, styles[topic.color])}>
                  <span className={styles.taskName}>{task}</span>
                  {topic.task}
                </p>
                <SafeLink url={topic.url} className={styles.link}>
                  {texts.more}
                </SafeLink>
              </div>
            </li>
          ))}
        </ul>
      )}
      {address && (
        <TwoClickFrame
          key={address.frameUrl}
          kind="video"
          rule={services?.[address.service]}
          host={address.host}
          title={filmTitle || texts.film}
          frameUrl={address.frameUrl}
          url={film}
        />
      )}
    </div>
  );
}

function GorillaBlockView({ settings: { topics, ...film }, page }: BlockViewProps<SettingsOf<typeof gorillaBlock>>) {
  return (
    <GorillaView
      {...film}
      services={page.services}
      topics={topics.map((name) => ({ ...gorillaTopics[name], ...looks[name] }))}
      task={gorillaViewTexts.task}
    />
  );
}

function GorillaTeacherBlockView({ settings: { topics, ...film }, page }: BlockViewProps<SettingsOf<typeof gorillaTeacherBlock>>) {
  return (
    <GorillaView
      {...film}
      services={page.services}
      topics={topics.map((name) => ({ ...gorillaTeacherTopics[name], ...looks[name] }))}
      task={gorillaViewTexts.teacherTask}
    />
  );
}

export const gorillaViews = { Gorilla: GorillaBlockView, GorillaLP: GorillaTeacherBlockView } as const;
